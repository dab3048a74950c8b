import { Link } from '@tanstack/react-router'
import { useAuth } from '../features/account/useAuth.ts'
import { useAgentEntry } from '../features/agent/entry/useAgentEntry.ts'
import { AnalyticsChoices } from '../features/analytics/AnalyticsChoices.tsx'
import { Logo } from '../ui/Logo.tsx'
import { PageContainer } from '../ui/PageContainer.tsx'
import classes from './Footer.module.css'
import { SocialLinks } from './SocialLinks.tsx'

const ACCOUNT_LINKS = [
  { to: '/saved-searches', text: 'Saved Searches' },
  { to: '/saved-properties', text: 'Saved Properties' },
  { to: '/viewings', text: 'Your Viewings' },
  { to: '/messages', text: 'Messages' },
] as const
const VISITOR_LINKS = [...ACCOUNT_LINKS, { to: '/auth', text: 'Sign in' }] as const
/** Who is signed in already has nothing to do at /auth. */
const MEMBER_LINKS = [...ACCOUNT_LINKS, { to: '/account', text: 'Your account' }] as const

const LEGAL_LINKS = [
  { to: '/terms', text: 'Terms of Service' },
  { to: '/privacy', text: 'Privacy Policy' },
  { to: '/cookies', text: 'Cookie Policy' },
  { to: '/data', text: 'Data Sources' },
] as const

/** The foot of every page: where everything is. */
export function Footer() {
  const { state } = useAuth()
  const entry = useAgentEntry()
  const accountLinks = state === 'signedIn' ? MEMBER_LINKS : VISITOR_LINKS
  return (
    <footer className={classes.footer} data-screen-only>
      <PageContainer>
        <div className={classes.groups}>
          <div className={classes.about}>
            <Logo tone="light" />
            <p>Say what you are looking for, the way you would say it to a friend.</p>
          </div>
          <nav aria-labelledby="footer-navigation">
            <h2 id="footer-navigation">Navigation</h2>
            <ul>
              <li>
                <Link to="/">Home</Link>
              </li>
              <li>
                <Link to="/properties" search={{ type: 'sale' }}>
                  Homes for sale
                </Link>
              </li>
              <li>
                <Link to="/properties" search={{ type: 'rent' }}>
                  Homes to rent
                </Link>
              </li>
              <li>
                <Link to="/blog">Blog</Link>
              </li>
              <li>
                <Link to={entry.to}>{entry.text}</Link>
              </li>
            </ul>
          </nav>
          <LinkGroup id="footer-account" heading="My Account" links={accountLinks} />
          <LinkGroup id="footer-legal" heading="Legal" links={LEGAL_LINKS} />
          <section aria-labelledby="footer-connect">
            <h2 id="footer-connect">Connect</h2>
            <SocialLinks />
            <Link className={classes.newsletter} to="/blog" hash="newsletter">
              Newsletter
            </Link>
          </section>
        </div>
        <div className={classes.foot}>
          <p>© 2024 Hearth. All rights reserved.</p>
          <AnalyticsChoices className={classes.choices} />
        </div>
      </PageContainer>
    </footer>
  )
}

interface LinkGroupProps {
  id: string
  heading: string
  links: typeof VISITOR_LINKS | typeof MEMBER_LINKS | typeof LEGAL_LINKS
}

function LinkGroup({ id, heading, links }: LinkGroupProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
