import { propertyPath } from '@hearth/core/page/propertyHead.ts'
import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { Picture } from '../../ui/Picture.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { siteUrl } from '../../ui/siteUrl.ts'
import classes from './Brochure.module.css'

const SMALL_PICTURES = 3

/** On paper alone: some more pictures below the large one. */
export function BrochurePictures({ images }: { images: readonly string[] }) {
  const small = images.slice(1, 1 + SMALL_PICTURES)
  if (small.length === 0) return null
  return (
    <div className={classes.pictures} data-print-only>
      {small.map((src) => (
        <Picture key={src} src={src} alt="" sizes="60mm" />
      ))}
    </div>
  )
}

/** On paper alone: where the home is found again, for hands and for the camera of a phone. */
export function BrochureAddress({ id }: { id: number }) {
  const address = siteUrl(propertyPath(id))
  return (
    <div className={classes.address} data-print-only>
      <QrCode text={address} className={classes.code} />
      <p>More pictures, what is near, and the latest price:</p>
      <p className={classes.link}>{address.replace(/^https?:\/\//, '')}</p>
    </div>
  )
}

/** On paper alone: the plan on a page of its own, where there is one. */
export function BrochureFloorplan({ property }: { property: PropertyDetail }) {
  const { floorplanUrl, title } = property
  if (!floorplanUrl) return null
  return (
    <figure className={classes.plan} data-print-only>
      <figcaption>Floorplan of {title}</figcaption>
      <Picture src={floorplanUrl} alt="" sizes="180mm" />
    </figure>
  )
}
