import { type DayFigures, FIGURE_KINDS, type Figures } from '@hearth/core/figure/contract.ts'
import { FIGURE_LABELS } from '@hearth/core/figure/wording.ts'
import { inThousands } from '@hearth/core/number/inThousands.ts'
import { CopyButton } from './CopyButton.tsx'
import { longDay, shortDay } from './days.ts'
import classes from './Figures.module.css'
import { tableText } from './tableText.ts'

interface Props {
  days: readonly DayFigures[]
  sums: Figures
}

/** Every figure of every day, the newest first; it can be copied into a spreadsheet. */
export function DaysTable({ days, sums }: Props) {
  return (
    <section className={classes.panel} aria-labelledby="day-by-day">
      <div className={classes.tableHead}>
        <h2 id="day-by-day" className={classes.panelTitle}>
          Day by day
        </h2>
        <CopyButton text={tableText(days)} label="Copy table" said="Table copied" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={classes.scroll} aria-label="Table of the figures by day" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {FIGURE_KINDS.map((kind) => (
                <th key={kind} scope="col">
                  {FIGURE_LABELS[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">
                  <span className={classes.longDay}>{longDay(day.day)}</span>
                  <span className={classes.shortDay}>{shortDay(day.day)}</span>
                </th>
                {FIGURE_KINDS.map((kind) => (
                  <td key={kind} data-none={day[kind] === 0 || undefined}>
                    {inThousands(day[kind])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All 30 days</th>
              {FIGURE_KINDS.map((kind) => (
                <td key={kind}>{inThousands(sums[kind])}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  )
}
