import type { Offer } from '@hearth/core/viewing/agentContract.ts'
import { dayInWords } from '../../viewing/viewingWords.ts'
import classes from './Alternatives.module.css'
import { PROBLEM_WORDS } from './agentWords.ts'

interface Props {
  offer: Offer
  isChosen: boolean
  onChoose(): void
}

/** One of the times that are offered; one that cannot be chosen says why. */
export function AlternativeRow({ offer, isChosen, onChoose }: Props) {
  const { date, time, problem } = offer
  return (
    <label className={classes.row}>
      <input
        type="radio"
        name="alternative"
        disabled={problem !== null}
        checked={isChosen}
        onChange={onChoose}
      />
      <span>
        {dayInWords(date)} at <strong>{time}</strong>
      </span>
      {problem && <small className={classes.why}>{PROBLEM_WORDS[problem]}</small>}
    </label>
  )
}
