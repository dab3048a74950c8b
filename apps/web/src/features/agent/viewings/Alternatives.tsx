import type { Offer } from '@hearth/core/viewing/agentContract.ts'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { AlternativeRow } from './AlternativeRow.tsx'
import classes from './Alternatives.module.css'
import { OtherTime } from './OtherTime.tsx'

interface Props {
  /** Of the viewing. */
  id: number
  chosen: Offer | null
  onChoose(offer: Offer | null): void
}

/** The five times that are offered instead, and a free choice beneath them. */
export function Alternatives({ id, chosen, onChoose }: Props) {
  const [isOther, setOther] = useState(false)
  const { data, error, refetch } = trpc.agent.viewings.alternatives.useQuery(
    { id },
    { staleTime: 0 },
  )
  if (error && !data) {
    return (
      <div role="alert" className={classes.problem}>
        <p>The times could not be loaded. {refusalOf(error).text}</p>
        <Button variant="default" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton height={320} radius="lg" role="status" aria-label="Loading" />
  const choose = (offer: Offer | null) => {
    setOther(offer === null)
    onChoose(offer)
  }
  return (
    <>
      <fieldset className={classes.set}>
        <legend>Choose a time to propose</legend>
        {data.map((offer) => (
          <AlternativeRow
            key={`${offer.date} ${offer.time}`}
            offer={offer}
            isChosen={!isOther && isSame(offer, chosen)}
            onChoose={() => choose(offer)}
          />
        ))}
        <label className={classes.row}>
          <input type="radio" name="alternative" checked={isOther} onChange={() => choose(null)} />
          <span>Another day and time</span>
        </label>
      </fieldset>
      {isOther && <OtherTime id={id} chosen={chosen} onChoose={onChoose} />}
    </>
  )
}

const isSame = (one: Offer, other: Offer | null) =>
  one.date === other?.date && one.time === other.time
