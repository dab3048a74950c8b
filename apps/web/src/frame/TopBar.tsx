import { Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useAuth } from '../features/account/useAuth.ts'
import { useAgentEntry } from '../features/agent/entry/useAgentEntry.ts'
import { Logo } from '../ui/Logo.tsx'
import { PageContainer } from '../ui/PageContainer.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { ColourSchemeMenu } from './ColourSchemeMenu.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { SignInLink } from './SignInLink.tsx'
import classes from './TopBar.module.css'
import { useIsScrolled } from './useIsScrolled.ts'

/** Pixels that the home page may be scrolled before its top bar stops being transparent. */
const TRANSPARENT_UNTIL = 20

/** Logo, navigation and sign-in. Transparent over the hero of the home page, frosted elsewhere. */
export function TopBar({ isOverHero }: { isOverHero: boolean }) {
  const isScrolled = useIsScrolled(TRANSPARENT_UNTIL)
  const [isMenuOpen, menu] = useDisclosure(false)
  const { state } = useAuth()
  const entry = useAgentEntry()
  const isTransparent = isOverHero && !isScrolled
  return (
    <header className={classes.bar} data-transparent={isTransparent || undefined}>
      <PageContainer>
        <div className={classes.row}>
          <Link to="/" className={classes.logo} aria-label="Hearth, home">
            <Logo tone={isTransparent ? 'light' : 'pine'} />
          </Link>
          <nav className={classes.main} aria-label="Main" data-screen-only>
            <MainNavigation linkClass={classes.link} />
          </nav>
          <div className={classes.end} data-screen-only>
            <ColourSchemeMenu className={classes.scheme} />
            <Link to={entry.to} className={classes.link} data-wide>
              {entry.text}
            </Link>
            {state === 'signedIn' && <AccountMenu />}
            {state === 'signedOut' && <SignInLink className={classes.signIn} />}
            <Burger
              className={classes.burger}
              opened={isMenuOpen}
              onClick={menu.toggle}
              size="sm"
              color="currentColor"
              aria-label="Menu"
              aria-expanded={isMenuOpen}
            />
          </div>
        </div>
      </PageContainer>
      <MobileMenu isOpen={isMenuOpen} onClose={menu.close} />
    </header>
  )
}
