import { type ImgHTMLAttributes, useState } from 'react'
import { PLACEHOLDER_PICTURE } from './placeholderPicture.ts'

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'onError'> {
  /** Undefined: there is no picture. */
  src: string | undefined
  alt: string
}

/** An image that shows the drawn placeholder when there is none or it cannot be loaded. */
export function Picture({ src, alt, ...attributes }: Props) {
  const [failed, setFailed] = useState<string>()
  const shown = src && src !== failed ? src : PLACEHOLDER_PICTURE
  return (
    <img
      loading="lazy"
      decoding="async"
      {...attributes}
      src={shown}
      alt={alt}
      onError={() => setFailed(src)}
    />
  )
}
