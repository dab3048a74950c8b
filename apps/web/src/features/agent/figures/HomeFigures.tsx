import type { FigureKind, PropertyFigures } from '@hearth/core/figure/contract.ts'
import { figuresInWords } from '@hearth/core/figure/wording.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { DaysPanel } from './DaysPanel.tsx'
import { DaysTable } from './DaysTable.tsx'
import classes from './Figures.module.css'
import { ForTheSeller } from './ForTheSeller.tsx'
import { SumTiles } from './SumTiles.tsx'

/** How a home did in the last days: what to tell its seller, each figure, and day by day. */
export function HomeFigures({ figures }: { figures: PropertyFigures }) {
  const { property, days, sums, before } = figures
  const [kind, setKind] = useState<FigureKind>('pageViews')
  return (
    <>
      <header className={classes.header}>
        <PageHeading title="Figures" subtitle={`${property.title} · ${property.address}`} />
        {property.hasPage && (
          <ButtonLink
            to="/property/$id"
            params={{ id: String(property.id) }}
            variant="default"
            size="md"
            leftSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
          >
            View public page
          </ButtonLink>
        )}
      </header>
      {!property.isPublic && (
        <p className={classes.notice}>
          This home is not on the market any more, so it no longer appears in search results.
        </p>
      )}
      <ForTheSeller text={figuresInWords(sums, before)} />
      <SumTiles sums={sums} before={before} chosen={kind} onChoose={setKind} />
      <DaysPanel days={days} kind={kind} />
      <DaysTable days={days} sums={sums} />
    </>
  )
}
