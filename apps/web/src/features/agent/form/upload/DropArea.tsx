import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import classes from './DropArea.module.css'

interface Props {
  /** What the button says. */
  button: string
  /** What may be dropped here, and how large it may be. */
  hint: ReactNode
  /** What the button and the area are for, to those who do not see where they are. */
  label: string
  /** The types that the file dialog offers, as in the `accept` of an input. */
  accept: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
}

/** Files can be dropped here, or chosen by the button. What is dropped is looked at later, by its content. */
export function DropArea({ button, hint, label, accept, isMultiple = false, onFiles }: Props) {
  const open = useRef<() => void>(null)
  return (
    <Dropzone
      classNames={{ root: classes.area, inner: classes.inner }}
      openRef={open}
      onDrop={onFiles}
      onReject={(rejected) => onFiles(rejected.slice(0, 1).map(({ file }) => file))}
      multiple={isMultiple}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ accept, 'aria-label': label, tabIndex: -1 }}
    >
      <Button
        variant="default"
        leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
        aria-label={`${button}: ${label}`}
        onClick={() => open.current?.()}
      >
        {button}
      </Button>
      <p className={classes.hint}>{hint}</p>
    </Dropzone>
  )
}
