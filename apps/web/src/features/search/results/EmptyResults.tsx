import type { SearchCriteria, UnderstoodPlace } from '@hearth/core/search/contract.ts'
import { totalLabel } from '@hearth/core/search/describe.ts'
import { Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { EmptyPlot } from '../../../frame/EmptyPlot.tsx'
import { trpc } from '../../../trpc.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import classes from './EmptyResults.module.css'
import { offerInWords } from './offerInWords.ts'
import { placeInWords } from './placesInWords.ts'

interface Props {
  criteria: SearchCriteria
  places: readonly UnderstoodPlace[]
  onCriteria(criteria: SearchCriteria): void
}

/** Nothing matches: which place was understood, and what to give up for how many homes. */
export function EmptyResults({ criteria, places, onCriteria }: Props) {
  const relaxations = trpc.search.relaxations.useQuery({ criteria })
  const offers = relaxations.data?.filter((relaxation) => relaxation.total > 0) ?? []
  return (
    <EmptyState
      title="No properties found"
      text="Try describing what you're looking for in the chat above"
      picture={<EmptyPlot className={classes.picture} />}
    >
      {places.length > 0 && (
        <ul className={classes.places}>
          {places.map((place) => (
            <li key={place.asked}>
              <IconMapPin size={17} stroke={1.6} aria-hidden />
              {placeInWords(place)}
            </li>
          ))}
        </ul>
      )}
      {offers.length > 0 && (
        <div className={classes.offers} data-private>
          <h3>Or ask for a little less</h3>
          <ul>
            {offers.map((offer) => (
              <li key={`${offer.criterion} ${offer.value ?? ''}`}>
                <Button
                  variant="default"
                  className={classes.offer}
                  onClick={() => onCriteria(offer.criteria)}
                >
                  {offerInWords(offer, criteria)}
                  <span className={classes.total}>
                    {totalLabel(offer.total, offer.totalIsCapped)}{' '}
                    {offer.total === 1 ? 'home' : 'homes'}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyState>
  )
}
