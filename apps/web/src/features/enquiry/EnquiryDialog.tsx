import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import { Price } from '../property/Price.tsx'
import classes from './EnquiryDialog.module.css'

export interface DialogProps {
  property: PropertyDetail
  isOpen: boolean
  onClose(): void
}

/** The frame of a dialog about a home: what it is about, in small, above what is asked. */
export function EnquiryDialog({
  property,
  isOpen,
  onClose,
  title,
  children,
}: DialogProps & { title: string; children: ReactNode }) {
  const isPhone = useMediaQuery('(max-width: 47.99em)')
  // Opened a moment after it is there: only then does Mantine know where the focus has to go back to.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal
      opened={isOpen && isThere}
      onClose={onClose}
      title={title}
      size={620}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': 'Close', size: 'lg' }}
      classNames={{
        title: classes.title,
        header: classes.header,
        body: classes.body,
        content: classes.content,
      }}
    >
      <div className={classes.home}>
        <Picture src={property.images[0]} alt="" className={classes.picture} />
        <div className={classes.words}>
          <p className={classes.name}>{property.title}</p>
          <Price listing={property} isOneLine />
        </div>
      </div>
      {children}
    </Modal>
  )
}
