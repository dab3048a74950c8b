import { Button } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { type Shared, ShareMenu } from './ShareMenu.tsx'

/** Hands a page to the system's own sheet where it has one, and otherwise offers the usual ways. */
export function ShareButton(shared: Shared) {
  const [isRefused, setIsRefused] = useState(false)
  const hasSheet = typeof navigator.share === 'function' && !isRefused
  if (!hasSheet) return <ShareMenu {...shared} isOpenAtFirst={isRefused} />

  const share = async () => {
    try {
      await navigator.share({ title: shared.title, url: shared.address })
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') setIsRefused(true)
    }
  }
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconShare2 size={18} stroke={1.6} aria-hidden />}
      onClick={() => void share()}
    >
      Share
    </Button>
  )
}
