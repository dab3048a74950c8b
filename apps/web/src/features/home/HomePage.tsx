import { useDocumentTitle } from '@mantine/hooks'
import { BusiestPlaces } from './BusiestPlaces.tsx'
import { Hero } from './Hero.tsx'
import { HowItReads } from './HowItReads.tsx'
import { PopularHomes } from './PopularHomes.tsx'

/** The front door: say what you look for, or look around. */
export function HomePage() {
  useDocumentTitle('Hearth: discover your next home')
  return (
    <>
      <Hero />
      <PopularHomes />
      <HowItReads />
      <BusiestPlaces />
    </>
  )
}
