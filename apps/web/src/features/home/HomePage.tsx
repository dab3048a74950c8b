import { homeHead } from '@hearth/core/page/homeHead.ts'
import { siteOrigin } from '../../ui/siteOrigin.ts'
import { usePageHead } from '../../ui/usePageHead.ts'
import { useFlag } from '../analytics/flags.ts'
import { BusiestPlaces } from './BusiestPlaces.tsx'
import { Hero } from './Hero.tsx'
import { HowItReads } from './HowItReads.tsx'
import { PopularHomes } from './PopularHomes.tsx'

/** The front door: say what you look for, or look around. */
export function HomePage() {
  usePageHead(homeHead(siteOrigin()))
  const first = useFlag('home-first-section')
  return (
    <>
      <Hero />
      {first === 'reading' && <HowItReads />}
      <PopularHomes />
      {first === 'homes' && <HowItReads />}
      <BusiestPlaces />
    </>
  )
}
