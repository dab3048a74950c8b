import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useAuth } from '../features/account/useAuth.ts'
import { useSignOut } from '../features/account/useSignOut.ts'
import { unreadInWords } from '../features/message/counts.ts'
import { useUnreadMessages } from '../features/message/useUnreadMessages.ts'
import { initialsOf } from '../features/property/initials.ts'
import classes from './AccountMenu.module.css'
import { ACCOUNT_ROOMS } from './accountRooms.ts'
import { UnreadCount } from './UnreadCount.tsx'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Who is signed in, and the way to everything that is theirs. */
export function AccountMenu() {
  const { me } = useAuth()
  const signOut = useSignOut()
  const unread = useUnreadMessages()
  if (me === null) return null
  const initials = initialsOf(me.name)
  const waiting = unread > 0 ? `, ${unreadInWords(unread)}` : ''
  return (
    <Menu position="bottom-end" width={236} radius="md" shadow="md">
      <Menu.Target>
        <UnstyledButton
          className={classes.target}
          aria-label={`${initials}, account of ${me.name}${waiting}`}
        >
          {initials}
          <UnreadCount className={classes.unread} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <p className={classes.name}>{me.name}</p>
        {ACCOUNT_ROOMS.map(({ to, text, Icon }) => (
          <Menu.Item
            key={to}
            component={Link}
            to={to}
            leftSection={<Icon {...ICON} />}
            rightSection={to === '/messages' && <UnreadCount />}
          >
            {text}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...ICON} />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
