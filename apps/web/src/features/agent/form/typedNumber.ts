import { inThousands } from '@hearth/core/number/inThousands.ts'
import { readNumber, readPounds } from '@hearth/core/property/amount.ts'

/** What a number is of; it is written with it, and read with or without. */
export interface NumberForm {
  isMoney: boolean
  /** " sq ft" */
  suffix: string
}

/** The number that was typed, nothing, or the text itself where it is no number: nothing is guessed at. */
export function readTyped(text: string, { isMoney, suffix }: NumberForm): number | string {
  const typed = text.trim()
  if (typed === '') return ''
  const unit = suffix.trim()
  const bare = unit !== '' && typed.endsWith(unit) ? typed.slice(0, -unit.length) : typed
  return (isMoney ? readPounds(bare, { takesShort: true }) : readNumber(bare)) ?? text
}

/** A number with thousands separators and its unit: "£325,000", "850 sq ft". Text stays as it was typed. */
export function writeTyped(value: number | string, { isMoney, suffix }: NumberForm): string {
  if (typeof value === 'string') return value
  return `${isMoney ? '£' : ''}${inThousands(value)}${suffix}`
}
