import { homeHead } from '@hearth/core/page/homeHead.ts'
import { usePageHead } from '../../ui/usePageHead.ts'
import { BusiestPlaces } from './BusiestPlaces.tsx'
import { Hero } from './Hero.tsx'
import { HowItReads } from './HowItReads.tsx'
import { PopularHomes } from './PopularHomes.tsx'

/** The front door: say what you look for, or look around. */
export function HomePage() {
  usePageHead(homeHead(window.location.origin))
  return (
    <>
      <Hero />
      <PopularHomes />
      <HowItReads />
      <BusiestPlaces />
    </>
  )
}
