import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconShare2 } from '@tabler/icons-react'

type Outcome = 'shared' | 'copied' | 'dismissed' | 'failed'

/** Hands the address to the system's own sheet on a phone, and to the clipboard elsewhere. */
async function share(title: string, url: string): Promise<Outcome> {
  const hasSheet = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches
  try {
    if (hasSheet) {
      await navigator.share({ title, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    // Closing the sheet is an answer, not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed'
  }
}

export function ShareButton({ title }: { title: string }) {
  const onClick = async () => {
    const outcome = await share(title, window.location.href)
    if (outcome === 'copied') notifications.show({ message: 'Link copied' })
    if (outcome === 'failed') {
      notifications.show({
        color: 'red',
        title: 'The link could not be copied',
        message: 'Please copy it from the address bar.',
      })
    }
  }
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconShare2 size={18} stroke={1.6} aria-hidden />}
      onClick={() => void onClick()}
    >
      Share
    </Button>
  )
}
