import { pictureUrl } from '@hearth/illustrator/picture.ts'
import { type ImgHTMLAttributes, useState } from 'react'

/** Stands in for a listing without pictures and for a picture that doesn't load (S1 section 8). */
export const PLACEHOLDER_PICTURE = pictureUrl({
  scene: 'placeholder',
  building: 'detached',
  beds: 0,
  baths: 0,
  areaSqft: 0,
  seed: 0,
  nth: 1,
})

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'onError'> {
  /** Undefined: the listing has no picture. */
  src: string | undefined
  alt: string
}

/** A picture of a listing that never shows as a broken one. */
export function PropertyPicture({ src, alt, ...attributes }: Props) {
  const [failed, setFailed] = useState<string>()
  const shown = src && failed !== src ? src : PLACEHOLDER_PICTURE
  return <img {...attributes} src={shown} alt={alt} onError={() => setFailed(src)} />
}
