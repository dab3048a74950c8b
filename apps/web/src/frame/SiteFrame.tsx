import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConsentBanner } from '../features/analytics/ConsentBanner.tsx'
import { MeasureVisits } from '../features/analytics/MeasureVisits.tsx'
import { KeepHeartsOffer } from '../features/saved/KeepHeartsOffer.tsx'
import { Footer } from './Footer.tsx'
import classes from './SiteFrame.module.css'
import { TopBar } from './TopBar.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

/** What is around every page: the way past the menu, the top bar, the footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const isHome = useLocation({ select: (location) => location.pathname === '/' })
  const announcement = useFocusOnNavigation()
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main" data-screen-only>
        Skip to content
      </a>
      <TopBar isOverHero={isHome} />
      <ConsentBanner />
      <main id="main" className={classes.main} data-under-bar={isHome || undefined} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <KeepHeartsOffer />
      <MeasureVisits />
      <div className={classes.announcer} aria-live="polite" aria-atomic="true">
        {announcement}
      </div>
    </div>
  )
}
