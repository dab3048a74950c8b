import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { Button } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useSavedProperties } from '../saved/useSavedProperties.ts'
import classes from './PropertyActions.module.css'

/** The heart with a word, for the page of one home: its name changes, so it has no pressed state. */
export function SaveButton({ property }: { property: PropertyDetail }) {
  const { isSaved, toggle } = useSavedProperties()
  const isOn = isSaved(property.id)
  const Icon = isOn ? IconHeartFilled : IconHeart
  return (
    <Button
      variant="default"
      size="md"
      onClick={() => toggle(property)}
      leftSection={
        <Icon size={18} stroke={1.6} className={isOn ? classes.saved : undefined} aria-hidden />
      }
    >
      {isOn ? 'Saved' : 'Save'}
    </Button>
  )
}
