import { inThousands } from '@hearth/core/number/inThousands.ts'
import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { bathroomsWord, bedroomsWord, squareFeetWord } from '@hearth/core/property/wording.ts'
import { IconBath, IconBed, IconRuler2 } from '@tabler/icons-react'
import classes from './SummaryRow.module.css'

/** Bedrooms, bathrooms and square feet, each figure with its word in the right number. */
export function SummaryRow({ property }: { property: PropertyDetail }) {
  const { beds, baths, areaSqft, propertyType } = property
  const isLivedIn = propertyType !== 'land' && propertyType !== 'commercial'
  const entries = [
    (isLivedIn || beds > 0) && { Icon: IconBed, count: beds, word: bedroomsWord(beds) },
    (isLivedIn || baths > 0) && { Icon: IconBath, count: baths, word: bathroomsWord(baths) },
    areaSqft !== null && { Icon: IconRuler2, count: areaSqft, word: squareFeetWord(areaSqft) },
  ].filter((entry) => entry !== false)
  if (entries.length === 0) return null

  return (
    <ul className={classes.row}>
      {entries.map(({ Icon, count, word }) => (
        <li key={word}>
          <Icon size={26} stroke={1.4} aria-hidden />
          <strong>{inThousands(count)}</strong> {word}
        </li>
      ))}
    </ul>
  )
}
