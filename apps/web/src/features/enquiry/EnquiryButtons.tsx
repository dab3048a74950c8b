import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import classes from './EnquiryButtons.module.css'

// Forms and calendar come when somebody asks for them.
const ContactDialog = lazy(async () => ({
  default: (await import('./ContactDialog.tsx')).ContactDialog,
}))
const ViewingDialog = lazy(async () => ({
  default: (await import('./ViewingDialog.tsx')).ViewingDialog,
}))

type Asked = 'contact' | 'viewing'

/** The two ways to ask about a home, and the dialogs that they open. */
export function EnquiryButtons({ property }: { property: PropertyDetail }) {
  const [isOpen, setOpen] = useState<Asked | null>(null)
  const [hasOpened, setHasOpened] = useState<ReadonlySet<Asked>>(new Set())
  const open = (asked: Asked) => {
    setHasOpened((earlier) => new Set(earlier).add(asked))
    setOpen(asked)
  }
  const dialog = (asked: Asked) => ({
    property,
    isOpen: isOpen === asked,
    onClose: () => setOpen(null),
  })
  const canBeViewed = property.status === 'available' || property.status === 'underOffer'
  return (
    <div className={classes.buttons}>
      {canBeViewed && (
        <Button color="ember" size="md" fullWidth onClick={() => open('viewing')}>
          Book a Viewing
        </Button>
      )}
      <Button variant="default" size="md" fullWidth onClick={() => open('contact')}>
        Contact Agent
      </Button>
      <Suspense>
        {hasOpened.has('viewing') && <ViewingDialog {...dialog('viewing')} />}
        {hasOpened.has('contact') && <ContactDialog {...dialog('contact')} />}
      </Suspense>
    </div>
  )
}
