import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { Button } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import type { RefObject } from 'react'
import classes from './AgentBar.module.css'
import { Price } from './Price.tsx'
import { useIsStillBelow } from './useIsStillBelow.ts'

interface Props {
  property: PropertyDetail
  /** What tells of the agent, further down the page. */
  agent: RefObject<HTMLElement | null>
}

/** At the foot of a narrow screen, where the agent comes after all the rest: the price, and the way there. */
export function AgentBar({ property, agent }: Props) {
  const isStill = useReducedMotion()
  const isBelow = useIsStillBelow(agent)
  if (!isBelow) return null

  const goThere = () => {
    agent.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'center' })
    agent.current?.focus({ preventScroll: true })
  }
  return (
    <div className={classes.bar} data-screen-only>
      <Price listing={property} isOneLine />
      <Button className={classes.button} color="ember" size="md" onClick={goThere}>
        Ask the agent
      </Button>
    </div>
  )
}
