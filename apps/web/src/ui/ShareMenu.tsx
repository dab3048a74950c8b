import { Button, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconBrandWhatsapp, IconLink, IconMail, IconShare2 } from '@tabler/icons-react'
import { sayWrong } from './toasts.ts'

export interface Shared {
  title: string
  /** The whole address of its page, without whatever led here. */
  address: string
}

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

interface Props extends Shared {
  /** Whether it opens by itself: the system's own sheet would not. */
  isOpenAtFirst?: boolean
}

/** The usual ways to tell somebody of a page. Nobody is told who did. */
export function ShareMenu({ title, address, isOpenAtFirst = false }: Props) {
  const words = encodeURIComponent(title)
  const link = encodeURIComponent(address)
  return (
    // Beside its button, so that it is part of the page's content; its placeholder for the focus is nothing that a
    // menu may hold.
    <Menu
      withinPortal={false}
      defaultOpened={isOpenAtFirst}
      position="bottom-start"
      width={210}
      radius="md"
      shadow="md"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button variant="default" size="md" leftSection={<IconShare2 {...ICON} />}>
          Share
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink {...ICON} />} onClick={() => void copy(address)}>
          Copy link
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`mailto:?subject=${words}&body=${link}`}
          leftSection={<IconMail {...ICON} />}
        >
          Email
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`https://wa.me/?text=${words}%20${link}`}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBrandWhatsapp {...ICON} />}
        >
          WhatsApp
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    notifications.show({ message: 'Link copied', role: 'status' })
  } catch {
    // Not every browser allows it, and none does without https.
    sayWrong('The link could not be copied', 'Please copy it from the address bar.')
  }
}
