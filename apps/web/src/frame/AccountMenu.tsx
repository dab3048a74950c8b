import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconBuildingStore, IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useAuth } from '../features/account/useAuth.ts'
import { useSignOut } from '../features/account/useSignOut.ts'
import { useAgentEntry } from '../features/agent/entry/useAgentEntry.ts'
import { initialsOf } from '../features/property/initials.ts'
import classes from './AccountMenu.module.css'
import { ACCOUNT_ROOMS } from './accountRooms.ts'
import { UnreadCount } from './UnreadCount.tsx'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Who is signed in, and the way to everything that is theirs. */
export function AccountMenu() {
  const { me } = useAuth()
  const signOut = useSignOut()
  const entry = useAgentEntry()
  if (me === null) return null
  return (
    // Its placeholder for the focus is nothing that a menu may hold.
    // Within the top bar, and not at the end of the page: there it belongs to no landmark.
    <Menu
      withinPortal={false}
      position="bottom-end"
      width={236}
      radius="md"
      shadow="md"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target} data-private>
          {initialsOf(me.name)}
          <VisuallyHidden>account of {me.name}</VisuallyHidden>
          <UnreadCount of="both" className={classes.unread} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.name} data-private>
          {me.name}
        </Menu.Label>
        {entry.isAgent && (
          <>
            <Menu.Item
              component={Link}
              to={entry.to}
              leftSection={<IconBuildingStore {...ICON} />}
              rightSection={<UnreadCount of="asAgent" />}
            >
              {entry.text}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        {ACCOUNT_ROOMS.map(({ to, text, Icon }) => (
          <Menu.Item
            key={to}
            component={Link}
            to={to}
            leftSection={<Icon {...ICON} />}
            rightSection={to === '/messages' && <UnreadCount of="own" />}
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
