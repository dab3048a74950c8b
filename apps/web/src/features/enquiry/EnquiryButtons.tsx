import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { logWarning } from '../../log.ts'
import { sayWrong } from '../../ui/toasts.ts'
import classes from './EnquiryButtons.module.css'

// Forms and calendar come when somebody is about to ask for them.
const code = {
  contact: () => import('./ContactDialog.tsx'),
  viewing: () => import('./ViewingDialog.tsx'),
}
const ContactDialog = lazy(async () => ({ default: (await code.contact()).ContactDialog }))
const ViewingDialog = lazy(async () => ({ default: (await code.viewing()).ViewingDialog }))

type Asked = keyof typeof code

/** The two ways to ask about a home, and the dialogs that they open. */
export function EnquiryButtons({ property }: { property: PropertyDetail }) {
  const [isOpen, setOpen] = useState<Asked | null>(null)
  const [hasOpened, setHasOpened] = useState<ReadonlySet<Asked>>(new Set())

  const open = async (asked: Asked) => {
    try {
      await code[asked]()
      setHasOpened((earlier) => new Set(earlier).add(asked))
      setOpen(asked)
    } catch (error) {
      logWarning(`the ${asked} dialog could not be fetched`, error)
      sayWrong('Not opened', 'The form cannot be reached. Check your connection and try again.')
    }
  }
  const button = (asked: Asked) => {
    // Whether it could be fetched ahead matters only once it is asked for.
    const fetchAhead = () => void code[asked]().catch(() => undefined)
    return { onClick: () => void open(asked), onPointerEnter: fetchAhead, onFocus: fetchAhead }
  }
  const dialog = (asked: Asked) => ({
    property,
    isOpen: isOpen === asked,
    // What was sent in one dialog does not close the other.
    onClose: () => setOpen((now) => (now === asked ? null : now)),
  })
  const canBeViewed = property.status === 'available' || property.status === 'underOffer'
  return (
    <div className={classes.buttons}>
      {canBeViewed && (
        <Button color="ember" size="md" fullWidth {...button('viewing')}>
          Book a Viewing
        </Button>
      )}
      <Button variant="default" size="md" fullWidth {...button('contact')}>
        Contact Agent
      </Button>
      <Suspense>
        {hasOpened.has('viewing') && <ViewingDialog {...dialog('viewing')} />}
        {hasOpened.has('contact') && <ContactDialog {...dialog('contact')} />}
      </Suspense>
    </div>
  )
}
