import { isDocument } from '@hearth/core/file/pictures.ts'
import { EPC_RATINGS, type EpcExemption, type EpcRating } from '@hearth/core/property/contract.ts'
import { EPC_EXEMPTION_LABELS } from '@hearth/core/property/wording.ts'
import { Anchor } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import classes from './EpcPanel.module.css'
import { EPC_POINTS } from './epcBands.ts'

interface Props {
  rating: EpcRating | null
  /** Why there is no rating, where the agent says so. */
  exemption: EpcExemption | null
  /** The certificate, a picture or a document, where the agent gave one. */
  url: string | null
}

/** The energy rating in words, beside the chart that every UK buyer knows. */
export function EpcPanel({ rating, exemption, url }: Props) {
  const isDownload = url !== null && isDocument(url)
  const Icon = isDownload ? IconDownload : IconExternalLink
  return (
    <div className={classes.panel}>
      <div className={classes.words}>
        <p className={classes.rating}>EPC Rating: {rating ?? 'Not available'}</p>
        {rating && (
          <p className={classes.points}>
            {EPC_POINTS[rating].replace('–', ' to ').replace('92+', '92 or more')} points, where A
            is the most energy efficient and G the least.
          </p>
        )}
        {exemption && <p className={classes.exemption}>{EPC_EXEMPTION_LABELS[exemption]}</p>}
        {url && (
          <Anchor className={classes.certificate} href={url} target="_blank" rel="noreferrer">
            {isDownload ? 'Download the certificate (PDF)' : 'View the certificate'}
            <Icon size={16} stroke={1.7} aria-hidden />
          </Anchor>
        )}
      </div>
      {/* The words beside it say all of it. */}
      <ol className={classes.chart} aria-hidden>
        {EPC_RATINGS.map((band) => (
          <li key={band} data-band={band}>
            <span className={classes.bar}>
              <span>{EPC_POINTS[band]}</span>
              <strong>{band}</strong>
            </span>
            {band === rating && <span className={classes.arrow}>{band}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
