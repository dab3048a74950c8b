import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import { HeartButton } from '../../ui/HeartButton.tsx'
import type { Saveable } from './snapshot.ts'
import { useSavedProperties } from './useSavedProperties.ts'

/** The heart on a listing: filled when the visitor has saved it. */
export function SaveHeart({ card }: { card: Saveable }) {
  const { isSaved, toggle } = useSavedProperties()
  return (
    <HeartButton
      isOn={isSaved(card.id)}
      label={`Save ${card.title || PROPERTY_DEFAULTS.title}`}
      onToggle={() => toggle(card)}
    />
  )
}
