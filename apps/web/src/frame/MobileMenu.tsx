import { Button, Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAuth } from '../features/account/useAuth.ts'
import { useSignOut } from '../features/account/useSignOut.ts'
import { useAgentEntry } from '../features/agent/entry/useAgentEntry.ts'
import { Logo } from '../ui/Logo.tsx'
import { ACCOUNT_ROOMS } from './accountRooms.ts'
import { ColourSchemeMenu } from './ColourSchemeMenu.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import classes from './MobileMenu.module.css'
import { SignInLink } from './SignInLink.tsx'
import { UnreadCount } from './UnreadCount.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** The navigation below 768 px: a drawer that closes when one has chosen. */
export function MobileMenu({ isOpen, onClose }: Props) {
  const { state } = useAuth()
  const signOut = useSignOut()
  const entry = useAgentEntry()
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="min(340px, 88vw)"
      title={<Logo />}
      closeButtonProps={{ 'aria-label': 'Close menu', size: 44 }}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <nav className={classes.links} aria-label="Menu">
        <MainNavigation linkClass={classes.link} onNavigate={onClose} />
        {state === 'signedIn' &&
          ACCOUNT_ROOMS.map(({ to, text }) => (
            <Link key={to} to={to} className={classes.room} onClick={onClose}>
              {text}
              {to === '/messages' && <UnreadCount of="own" />}
            </Link>
          ))}
        <Link to={entry.to} className={classes.link} onClick={onClose}>
          {entry.text}
          <UnreadCount of="asAgent" />
        </Link>
      </nav>
      <div className={classes.foot}>
        {state === 'signedIn' ? (
          <Button
            variant="default"
            size="md"
            fullWidth
            onClick={() => {
              onClose()
              void signOut()
            }}
          >
            Sign out
          </Button>
        ) : (
          <SignInLink className={classes.signIn} onNavigate={onClose} />
        )}
        <ColourSchemeMenu className={classes.scheme} />
      </div>
    </Drawer>
  )
}
