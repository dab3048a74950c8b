import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import classes from './HomeDialog.module.css'

interface Props {
  title: string
  /** The home that it is about. */
  home: { title: string; image: string | undefined }
  /** What stands beneath the name of the home. */
  line: ReactNode
  isOpen: boolean
  /** Little is asked: it needs no page of its own on a phone. */
  isSmall?: boolean
  onClose(): void
  /** Called once it can no longer be seen. */
  onClosed?: () => void
  children: ReactNode
}

/** The frame of a dialog about a home: what it is about, in small, above what is asked. */
export function HomeDialog(props: Props) {
  const { title, home, line, isOpen, isSmall = false, onClose, onClosed, children } = props
  const isPhone = useMediaQuery('(max-width: 47.99em)')
  // Opened a moment after it is there: only then does Mantine know where the focus has to go back to.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal
      opened={isOpen && isThere}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title={title}
      size={isSmall ? 520 : 620}
      fullScreen={isPhone && !isSmall}
      closeButtonProps={{ 'aria-label': 'Close', size: 'lg' }}
      classNames={{
        title: classes.title,
        header: classes.header,
        body: classes.body,
        content: classes.content,
      }}
    >
      <div className={classes.home}>
        <Picture src={home.image} alt="" className={classes.picture} sizes="120px" />
        <div className={classes.words}>
          <p className={classes.name}>{home.title}</p>
          {line}
        </div>
      </div>
      {children}
    </Modal>
  )
}
