import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { Button } from '@mantine/core'
import { IconMap } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './MapToggle.module.css'
import { PointedHomeMap } from './PointedHomeMap.tsx'

/** The map on narrow screens, where homes come first: shown when it is asked for. */
export function MapToggle({ cards }: { cards: readonly PropertyCard[] }) {
  const [isShown, setShown] = useState(false)
  if (cards.every(({ lat }) => lat === null)) return null
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
      {isShown && <PointedHomeMap cards={cards} />}
    </div>
  )
}
