import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useAuth } from '../features/account/useAuth.ts'
import { useSignOut } from '../features/account/useSignOut.ts'
import { initialsOf } from '../features/property/initials.ts'
import classes from './AccountMenu.module.css'
import { ACCOUNT_ROOMS } from './accountRooms.ts'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Who is signed in, and the way to everything that is theirs. */
export function AccountMenu() {
  const { me } = useAuth()
  const signOut = useSignOut()
  if (me === null) return null
  const initials = initialsOf(me.name)
  return (
    <Menu position="bottom-end" width={236} radius="md" shadow="md">
      <Menu.Target>
        <UnstyledButton
          className={classes.target}
          aria-label={`${initials}, account of ${me.name}`}
        >
          {initials}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <p className={classes.name}>{me.name}</p>
        {ACCOUNT_ROOMS.map(({ to, text, Icon }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon {...ICON} />}>
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
