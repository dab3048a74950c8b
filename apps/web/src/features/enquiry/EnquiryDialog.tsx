import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import type { ReactNode } from 'react'
import { Price } from '../property/Price.tsx'
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
  return <HomeDialog home={home} line={<Price listing={property} isOneLine />} {...others} />
}
