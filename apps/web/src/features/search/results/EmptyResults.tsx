import { chipsOf } from '@hearth/core/search/chips.ts'
import type { Relaxation, SearchCriteria, UnderstoodPlace } from '@hearth/core/search/contract.ts'
import { totalLabel } from '@hearth/core/search/describe.ts'
import { Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { EmptyPlot } from '../../../frame/EmptyPlot.tsx'
import { trpc } from '../../../trpc.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import classes from './EmptyResults.module.css'
import { placeInWords } from './placesInWords.ts'

interface Props {
  criteria: SearchCriteria
  places: readonly UnderstoodPlace[]
  onCriteria(criteria: SearchCriteria): void
}

/** Nothing matches: which place was understood, and which wish to give up for how many homes. */
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
        <div className={classes.offers}>
          <h3>Or leave one wish out</h3>
          <ul>
            {offers.map((offer) => (
              <li key={`${offer.criterion} ${offer.value ?? ''}`}>
                <Button
                  variant="default"
                  className={classes.offer}
                  onClick={() => onCriteria(offer.criteria)}
                >
                  Without “{nameOf(offer, criteria)}”
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

/** The wish as its chip calls it. */
function nameOf({ criterion, value }: Relaxation, criteria: SearchCriteria): string {
  const chips = chipsOf(criteria)
  const chip =
    chips.find((c) => c.criterion === criterion && c.value === value) ??
    chips.find((c) => c.criterion === criterion)
  return chip?.label ?? criterion
}
