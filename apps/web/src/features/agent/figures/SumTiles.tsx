import { FIGURE_KINDS, type FigureKind, type Figures } from '@hearth/core/figure/contract.ts'
import { comparison, FIGURE_LABELS } from '@hearth/core/figure/wording.ts'
import { inThousands } from '@hearth/core/number/inThousands.ts'
import classes from './Figures.module.css'

interface Props {
  sums: Figures
  /** Null: the home was not listed long enough to compare. */
  before: Figures | null
  chosen: FigureKind
  onChoose: (kind: FigureKind) => void
}

/** The sums of all days. The one that is chosen is drawn by day beneath. */
export function SumTiles({ sums, before, chosen, onChoose }: Props) {
  return (
    <fieldset className={classes.tiles}>
      <legend className={classes.legend}>The last 30 days</legend>
      {FIGURE_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className={classes.tile}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          <span className={classes.tileLabel}>{FIGURE_LABELS[kind]}</span>
          <span className={classes.tileSum}>{inThousands(sums[kind])}</span>
          <span className={classes.tileBefore}>
            {before ? comparison(sums[kind], before[kind]) : 'Too new to compare'}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
