import type { DayFigures, FigureKind } from '@hearth/core/figure/contract.ts'
import { FIGURE_LABELS } from '@hearth/core/figure/wording.ts'
import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { inThousands } from '@hearth/core/number/inThousands.ts'
import { shortDay } from './days.ts'

interface Props {
  days: readonly DayFigures[]
  kind: FigureKind
}

/** A bar for each day. The table beneath says the same to those who do not see it. */
export default function DaysChart({ days, kind }: Props) {
  const name = FIGURE_LABELS[kind]
  const data = days.map((day) => ({ day: shortDay(day.day), [name]: day[kind] }))
  return (
    <div role="img" aria-label={`A bar for each of the last 30 days: ${name}`}>
      <BarChart
        h={280}
        data={data}
        dataKey="day"
        series={[{ name, color: 'var(--hearth-pine-text)' }]}
        gridColor="var(--hearth-line)"
        textColor="var(--hearth-soft)"
        cursorFill="var(--hearth-sand)"
        tickLine="none"
        accessibilityLayer={false}
        valueFormatter={inThousands}
        maxBarWidth={22}
        barProps={{ radius: [5, 5, 0, 0], isAnimationActive: false }}
        xAxisProps={{ minTickGap: 28 }}
        yAxisProps={{ allowDecimals: false, width: 44 }}
      />
    </div>
  )
}
