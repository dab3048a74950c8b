import { Anchor } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSavedProperties } from './useSavedProperties.ts'

const ID = 'keep-hearts'
/** Long enough to be read and reached; the page of saved homes says it all the time. */
const SHOWN_MS = 15_000

/** Tells a visitor who saved a first home, once and in nobody's way, how to keep it. */
export function KeepHeartsOffer() {
  const { isOfferDue, endOffer } = useSavedProperties()
  const here = useLocation({ select: ({ href }) => href })
  const navigate = useNavigate()

  useEffect(() => {
    if (!isOfferDue) return
    endOffer()
    const signIn = () => {
      notifications.hide(ID)
      void navigate({ to: '/auth', search: { from: here } })
    }
    notifications.show({
      id: ID,
      role: 'status',
      title: 'Keep your saved homes',
      autoClose: SHOWN_MS,
      message: (
        <>
          They are in this browser alone.{' '}
          {/* Toasts stand outside the router, so that this link has to ask it. */}
          <Anchor
            href={`/auth?from=${encodeURIComponent(here)}`}
            underline="always"
            fz="inherit"
            onClick={(event) => {
              event.preventDefault()
              signIn()
            }}
          >
            Sign in
          </Anchor>{' '}
          to find them on every device.
        </>
      ),
    })
  }, [isOfferDue, endOffer, here, navigate])

  return null
}
