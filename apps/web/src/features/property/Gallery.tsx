import { GALLERY_SIZES } from '@hearth/core/file/pictures.ts'
import { useDisclosure } from '@mantine/hooks'
import { Picture } from '../../ui/Picture.tsx'
import { FullScreenButton } from './FullScreenButton.tsx'
import { FullScreenPictures } from './FullScreenPictures.tsx'
import classes from './Gallery.module.css'
import { GalleryControls } from './GalleryControls.tsx'
import { cycled, useCyclingIndex } from './useCyclingIndex.ts'
import { usePreloaded } from './usePreloaded.ts'
import { useTurning } from './useTurning.ts'

/** The pictures of a home, on the page and as large as the screen; both show the same one. */
export function Gallery({ images, title }: { images: readonly string[]; title: string }) {
  const total = images.length
  const { index, next, previous } = useCyclingIndex(total)
  const turning = useTurning({ next, previous })
  const [isFullScreen, fullScreen] = useDisclosure(false)
  usePreloaded([images[cycled(index, 1, total)], images[cycled(index, -1, total)]])

  return (
    <>
      <section className={classes.gallery} aria-label="Pictures" {...turning}>
        <Picture
          src={images[index]}
          alt={total > 1 ? `${title}, picture ${index + 1} of ${total}` : title}
          className={classes.picture}
          sizes={GALLERY_SIZES}
          loading="eager"
          fetchPriority="high"
          draggable={false}
        />
        {total > 1 && (
          <GalleryControls index={index} total={total} onPrevious={previous} onNext={next} />
        )}
        {total > 0 && <FullScreenButton onClick={fullScreen.open} />}
      </section>
      <FullScreenPictures
        isOpen={isFullScreen}
        onClose={fullScreen.close}
        images={images}
        index={index}
        caption={title}
        onPrevious={previous}
        onNext={next}
      />
    </>
  )
}
