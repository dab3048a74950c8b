import { PICTURE_WIDTHS, uploadedPicture } from '@hearth/core/file/pictures.ts'
import { useEffect, useState } from 'react'

/** The least width, in pixels, at which a picture is sharp on a card. */
export const SHARP_WIDTH = PICTURE_WIDTHS[0]

/** Whether an uploaded picture is too small to be sharp: the narrowest of what is kept is no wider than it was. */
export function useIsSmall(url: string): boolean {
  const narrowest = uploadedPicture(url)?.narrowest
  const [small, setSmall] = useState<string>()
  useEffect(() => {
    if (narrowest === undefined) return
    const image = new Image()
    image.onload = () => {
      if (image.naturalWidth < SHARP_WIDTH) setSmall(narrowest)
    }
    image.src = narrowest
    return () => {
      image.onload = null
    }
  }, [narrowest])
  return small !== undefined && small === narrowest
}
