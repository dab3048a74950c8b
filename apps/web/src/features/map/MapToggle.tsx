import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { Button } from '@mantine/core'
import { IconMap } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './MapToggle.module.css'
import { PointedHomeMap } from './PointedHomeMap.tsx'

interface Props {
  cards: readonly PropertyCard[]
  isLoading: boolean
}

/** The map where the conversation leaves no room for it and homes come first: shown when it is asked for. */
export function MapToggle({ cards, isLoading }: Props) {
  const [isShown, setShown] = useState(false)
  if (cards.length === 0 && !isLoading) return null
  return (
    <div className={classes.toggle}>
      <Button
        variant="default"
        size="sm"
        aria-expanded={isShown}
        leftSection={<IconMap size={17} stroke={1.6} aria-hidden />}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide map' : 'Map'}
      </Button>
      {isShown && <PointedHomeMap cards={cards} isLoading={isLoading} />}
    </div>
  )
}
