import { type DayFigures, FIGURE_KINDS } from '@hearth/core/figure/contract.ts'
import { FIGURE_LABELS } from '@hearth/core/figure/wording.ts'

/** The days as a spreadsheet takes them when they are pasted: columns apart by tabs, numbers bare. */
export function tableText(days: readonly DayFigures[]): string {
  const head = ['Day', ...FIGURE_KINDS.map((kind) => FIGURE_LABELS[kind])]
  const rows = days.map((day) => [day.day, ...FIGURE_KINDS.map((kind) => day[kind])])
  return [head, ...rows].map((cells) => cells.join('\t')).join('\n')
}
