import { isDocument } from '@hearth/core/file/pictures.ts'
import { Anchor } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { Picture } from '../../ui/Picture.tsx'
import { FullScreenButton } from './FullScreenButton.tsx'
import { FullScreenPictures } from './FullScreenPictures.tsx'
import classes from './PropertyMedia.module.css'

interface Props {
  url: string | null
  /** The title of the home. */
  title: string
}

const nothing = () => undefined

/** The plan of a home, whole; as large as the screen for those who want to read its figures. */
export function Floorplan({ url, title }: Props) {
  const [isFullScreen, fullScreen] = useDisclosure(false)
  if (!url) {
    return (
      <div className={classes.sheet}>
        <p className={classes.none}>Floorplan not available</p>
      </div>
    )
  }
  const name = `Floorplan of ${title}`
  return (
    <div className={classes.sheet}>
      <Picture src={url} alt={name} className={classes.plan} />
      <FullScreenButton onClick={fullScreen.open} />
      {isDocument(url) && (
        <Anchor className={classes.download} href={url} download>
          Download the floorplan (PDF)
          <IconDownload size={16} stroke={1.7} aria-hidden />
        </Anchor>
      )}
      <FullScreenPictures
        isOpen={isFullScreen}
        onClose={fullScreen.close}
        images={[url]}
        index={0}
        caption={name}
        isPlan
        onPrevious={nothing}
        onNext={nothing}
      />
    </div>
  )
}
