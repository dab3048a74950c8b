import { inThousands } from '../number/inThousands.ts'
import type { FigureKind, Figures } from './contract.ts'
import { FIGURE_DAYS } from './days.ts'

export const FIGURE_LABELS: Readonly<Record<FigureKind, string>> = {
  impressions: 'Shown in results',
  pageViews: 'Page views',
  saves: 'Saves',
  enquiries: 'Enquiries',
  viewings: 'Viewings asked for',
}

const times = (count: number) => {
  if (count === 1) return 'once'
  return count === 2 ? 'twice' : `${inThousands(count)} times`
}
const counted = (count: number, one: string, many: string) =>
  `${count === 0 ? 'no' : inThousands(count)} ${count === 1 ? one : many}`

/** Below this many, a change in per cent says less than it seems to. */
const ENOUGH_TO_COMPARE = 10

/** By how much a figure has changed, in whole per cent; null where there were too few to say so. */
export function changeInPercent(now: number, before: number): number | null {
  return before < ENOUGH_TO_COMPARE ? null : Math.round(((now - before) / before) * 100)
}

/** "12% more than in the 30 days before", for under a figure. */
export function comparison(now: number, before: number): string {
  const than = `the ${FIGURE_DAYS} days before`
  if (now === 0 && before === 0) return `None in ${than} either`
  if (now === before) return `As many as in ${than}`
  const percent = changeInPercent(now, before)
  if (percent === null) return `${inThousands(before)} in ${than}`
  if (percent === 0) return `About as many as in ${than}`
  return `${inThousands(Math.abs(percent))}% ${percent > 0 ? 'more' : 'fewer'} than in ${than}`
}

/** What an agent can read to the seller of a home. */
export function figuresInWords(sums: Figures, before: Figures | null): string {
  const { impressions, pageViews, saves, enquiries, viewings } = sums
  const period = `In the last ${FIGURE_DAYS} days`
  if (impressions + pageViews + saves + enquiries + viewings === 0) {
    return `${period} nobody has come across your home yet.`
  }
  const seen = `${period} your home was shown ${times(impressions)} in search results and its page was opened ${times(pageViews)}.`
  const led =
    enquiries + viewings === 0
      ? ''
      : `led to ${counted(enquiries, 'enquiry', 'enquiries')} and ${counted(viewings, 'request', 'requests')} for a viewing.`
  const saved = saves === 0 ? '' : `was saved ${times(saves)}`
  return [seen, ...becameOf(saved, led), ...comparedViews(pageViews, before?.pageViews)].join(' ')
}

/** What came of it: hearts, and people who asked. */
function becameOf(saved: string, led: string): string[] {
  const nobody = 'nobody has enquired or asked for a viewing.'
  if (led === '') return [saved === '' ? `So far ${nobody}` : `It ${saved}; so far ${nobody}`]
  return [saved === '' ? `It ${led}` : `It ${saved} and ${led}`]
}

/** The page's visits are compared: results depend on what others search for. */
function comparedViews(now: number, before: number | undefined): string[] {
  const percent = before === undefined ? null : changeInPercent(now, before)
  if (percent === null || percent === 0) return []
  const often = `${inThousands(Math.abs(percent))}% ${percent > 0 ? 'more' : 'less'} often`
  return [`Its page was opened ${often} than in the ${FIGURE_DAYS} days before.`]
}
