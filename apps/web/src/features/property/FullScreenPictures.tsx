import { Modal } from '@mantine/core'
import { Picture } from '../../ui/Picture.tsx'
import classes from './FullScreenPictures.module.css'
import { GalleryControls } from './GalleryControls.tsx'
import { useTurning } from './useTurning.ts'

interface Props {
  isOpen: boolean
  onClose(): void
  images: readonly string[]
  index: number
  /** Stands above the picture and names the dialog. */
  caption: string
  /** A plan is drawn on white paper, which it keeps. */
  isPlan?: boolean
  onPrevious(): void
  onNext(): void
}

/** One picture as large as the screen, whole, and nothing else. Escape leads back. */
export function FullScreenPictures(props: Props) {
  const { isOpen, onClose, images, index, caption, isPlan = false, onPrevious, onNext } = props
  const { onKeyDown, ...swipe } = useTurning({ next: onNext, previous: onPrevious })
  const total = images.length
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      fullScreen
      onKeyDown={onKeyDown}
      title={caption}
      closeButtonProps={{ 'aria-label': 'Close full screen', size: 'lg' }}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        close: classes.close,
        body: classes.body,
      }}
    >
      <div className={classes.stage} {...swipe}>
        <Picture
          src={images[index]}
          alt={total > 1 ? `Picture ${index + 1} of ${total}` : caption}
          className={isPlan ? `${classes.picture} ${classes.plan}` : classes.picture}
          loading="eager"
          draggable={false}
        />
        {total > 1 && (
          <GalleryControls index={index} total={total} onPrevious={onPrevious} onNext={onNext} />
        )}
      </div>
    </Modal>
  )
}
