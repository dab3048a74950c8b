import { Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Logo } from '../ui/Logo.tsx'
import { ColourSchemeToggle } from './ColourSchemeToggle.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import classes from './MobileMenu.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** The navigation below 768 px: a drawer that closes when one has chosen. */
export function MobileMenu({ isOpen, onClose }: Props) {
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
        <Link to="/agent/login" className={classes.link} onClick={onClose}>
          For agents
        </Link>
      </nav>
      <div className={classes.foot}>
        <ButtonLink to="/auth" size="md" fullWidth onClick={onClose}>
          Sign in
        </ButtonLink>
        <ColourSchemeToggle className={classes.scheme} />
      </div>
    </Drawer>
  )
}
