import { uploadedPicture } from '@hearth/core/file/pictures.ts'
import { type ImgHTMLAttributes, useState } from 'react'
import classes from './Picture.module.css'
import { PLACEHOLDER_PICTURE } from './placeholderPicture.ts'

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'onError'> {
  /** Undefined: there is no picture. */
  src: string | undefined
  alt: string
  /** How wide it is shown, as in `sizes`: of uploaded pictures the browser takes the width that fits. */
  sizes?: string
}

/**
 * An image that shows the drawn placeholder when there is none or it cannot be loaded. An uploaded one
 * comes in the width and format that suit the browser; drawn ones are sharp at any width.
 */
export function Picture({ src, alt, sizes = '100vw', ...attributes }: Props) {
  const [failed, setFailed] = useState<string>()
  const shown = src && src !== failed ? src : PLACEHOLDER_PICTURE
  const uploaded = uploadedPicture(shown)
  const image = (
    <img
      loading="lazy"
      decoding="async"
      {...attributes}
      src={uploaded?.src ?? shown}
      alt={alt}
      onError={() => setFailed(src)}
    />
  )
  if (!uploaded) return image
  return (
    <picture className={classes.picture}>
      {uploaded.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
