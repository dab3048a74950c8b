import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { z } from 'zod'
import { forgetInTab, keepInTab, readFromTab } from '../../tabStorage.ts'
import { NotesForm } from './NotesForm.tsx'
import classes from './ViewingNotes.module.css'

interface Props {
  viewing: Viewing
  /** What else can be done: stands beside the button for the notes. */
  children: ReactNode
}

/** One's own notes about a viewing, written where they stand. What is not saved outlives a reload. */
export function ViewingNotes({ viewing: { id, notes }, children }: Props) {
  const key = `hearth.notes.${id}` as const
  // Undefined while they are only read.
  const [typed, setTyped] = useState(() => readFromTab(key, z.string()))
  const [hasAsked, setAsked] = useState(false)
  const hasEnded = useRef(false)

  const begin = () => {
    setTyped(notes)
    setAsked(true)
  }
  const type = (text: string) => {
    setTyped(text)
    keepInTab(key, text)
  }
  const end = () => {
    forgetInTab(key)
    hasEnded.current = true
    setTyped(undefined)
  }
  const isRead = typed === undefined
  return (
    <>
      {!isRead && (
        <NotesForm id={id} value={typed} isAsked={hasAsked} onChange={type} onEnd={end} />
      )}
      {isRead && notes !== '' && (
        <div>
          <p className={classes.label}>Notes</p>
          <p className={classes.text}>{notes}</p>
        </div>
      )}
      <div className={classes.foot}>
        {children}
        {isRead && (
          <Button
            className={classes.open}
            px={10}
            variant="subtle"
            leftSection={<IconPencil size={17} stroke={1.6} aria-hidden />}
            // Where the form was, the keyboard goes on.
            autoFocus={hasEnded.current}
            onClick={begin}
          >
            {notes === '' ? 'Add notes' : 'Edit notes'}
          </Button>
        )}
      </div>
    </>
  )
}
