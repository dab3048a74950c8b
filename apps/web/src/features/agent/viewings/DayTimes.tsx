import type { Offer } from '@hearth/core/viewing/agentContract.ts'
import formClasses from '../../enquiry/Form.module.css'
import { PROBLEM_WORDS } from './agentWords.ts'

interface Props {
  /** Of one day. */
  offers: readonly Offer[]
  chosen: Offer | null
  onChoose(offer: Offer): void
}

/** The times of a day, of which one is chosen. */
export function DayTimes({ offers, chosen, onChoose }: Props) {
  return (
    <div className={formClasses.slots}>
      {offers.map((offer) => (
        <button
          key={offer.time}
          type="button"
          className={formClasses.slot}
          aria-pressed={offer.date === chosen?.date && offer.time === chosen.time}
          aria-label={offer.problem ? `${offer.time}, ${PROBLEM_WORDS[offer.problem]}` : offer.time}
          title={offer.problem ? PROBLEM_WORDS[offer.problem] : undefined}
          disabled={offer.problem !== null}
          onClick={() => onChoose(offer)}
        >
          {offer.time}
        </button>
      ))}
    </div>
  )
}
