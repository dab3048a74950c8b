import { EPC_RATINGS, type EpcRating } from '@hearth/core/property/contract.ts'
import { Anchor } from '@mantine/core'
import classes from './EpcPanel.module.css'

interface Props {
  rating: EpcRating | null
  /** The certificate, where the agent gave one. */
  url: string | null
}

/** The energy rating in words and on the scale that every UK buyer knows. */
export function EpcPanel({ rating, url }: Props) {
  return (
    <div className={classes.panel}>
      <p className={classes.words}>EPC Rating: {rating ?? 'Not available'}</p>
      {rating && (
        <ol className={classes.scale} aria-hidden>
          {EPC_RATINGS.map((step) => (
            <li key={step} data-step={step} data-on={step === rating || undefined}>
              {step}
            </li>
          ))}
        </ol>
      )}
      {url && (
        <Anchor href={url} target="_blank" rel="noreferrer">
          See the certificate
        </Anchor>
      )}
    </div>
  )
}
