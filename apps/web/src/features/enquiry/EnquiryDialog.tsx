import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import type { ReactNode } from 'react'
import { Price } from '../property/Price.tsx'
import classes from './EnquiryDialog.module.css'
import { HomeDialog } from './HomeDialog.tsx'

export interface DialogProps {
  property: PropertyDetail
  isOpen: boolean
  onClose(): void
}

/** A dialog that asks about a listed home. */
export function EnquiryDialog({
  property,
  ...others
}: DialogProps & { title: string; children: ReactNode }) {
  const home = { title: property.title, image: property.images[0] }
  const price = (
    <div className={classes.price}>
      <Price listing={property} isOneLine />
    </div>
  )
  return <HomeDialog home={home} line={price} {...others} />
}
