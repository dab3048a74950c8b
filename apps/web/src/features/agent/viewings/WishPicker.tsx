import type { Offer } from '@hearth/core/viewing/agentContract.ts'
import { useId } from 'react'
import { dayInWords } from '../../viewing/viewingWords.ts'
import { PROBLEM_WORDS } from './agentWords.ts'
import { offersByDay } from './offers.ts'
import classes from './WishPicker.module.css'

interface Props {
  legend: string
  offers: readonly Offer[]
  /** The one that is chosen; undefined when none can be. */
  held: Offer | undefined
  onPick(offer: Offer): void
}

/** Times of one or more days, of which one is chosen. Those that cannot be say why. */
export function WishPicker({ legend, offers, held, onPick }: Props) {
  const name = useId()
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{legend}</legend>
      {offersByDay(offers).map(([day, ofDay]) => (
        <div key={day} className={classes.day}>
          <p className={classes.date}>{dayInWords(day)}</p>
          <div className={classes.times}>
            {ofDay.map((offer) => (
              <label key={offer.time} className={classes.time}>
                <input
                  type="radio"
                  name={name}
                  aria-label={labelOf(offer)}
                  disabled={offer.problem !== null}
                  checked={offer === held}
                  onChange={() => onPick(offer)}
                />
                <span>{offer.time}</span>
                {offer.problem && <small>{PROBLEM_WORDS[offer.problem]}</small>}
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}

const labelOf = ({ date, time, problem }: Offer) =>
  `${dayInWords(date)} at ${time}${problem ? `, ${PROBLEM_WORDS[problem]}` : ''}`
