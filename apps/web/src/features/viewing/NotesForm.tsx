import { saveNotesInput } from '@hearth/core/viewing/contract.ts'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { sayDone, sayWrong } from '../../ui/toasts.ts'
import { useViewingChange } from './useViewingChange.ts'
import classes from './ViewingNotes.module.css'

interface Props {
  /** Of the viewing. */
  id: number
  value: string
  /** Somebody has just asked for it, and begins to type. */
  isAsked: boolean
  onChange(text: string): void
  /** The notes are saved, or what was typed is given up. */
  onEnd(): void
}

/** The notes while they are written. */
export function NotesForm({ id, value, isAsked, onChange, onEnd }: Props) {
  const { show, reasonOf } = useViewingChange()
  const [problem, setProblem] = useState<string>()
  const save = trpc.viewing.saveNotes.useMutation({
    onSuccess: (saved) => {
      show(saved)
      onEnd()
      sayDone('Notes saved successfully', 'Only you can see them.')
    },
    onError: (error) => {
      const reason = reasonOf(error)
      if (reason !== null) sayWrong('Notes not saved', `What you typed is still here. ${reason}`)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const input = { id, notes: value }
    const checked = saveNotesInput.safeParse(input)
    setProblem(checked.error?.issues[0]?.message)
    if (checked.success && !save.isPending) save.mutate(input)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        label="Notes"
        description="Only you can see them."
        autosize
        minRows={2}
        maxRows={12}
        autoFocus={isAsked}
        value={value}
        readOnly={save.isPending}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" aria-busy={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save notes'}
        </Button>
        {!save.isPending && (
          <Button variant="subtle" onClick={onEnd}>
            Discard
          </Button>
        )}
      </div>
    </form>
  )
}
