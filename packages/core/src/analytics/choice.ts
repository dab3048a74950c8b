import { z } from 'zod'

/** Rises when more is measured than people were asked about: then they are asked again. */
export const CHOICE_VERSION = 1
/** Nobody is bound for longer by what they once pressed. */
const CHOICE_LASTS_MONTHS = 12

export type Answer = 'yes' | 'no'

const storedChoice = z.object({
  answer: z.enum(['yes', 'no']),
  at: z.iso.datetime().transform((text) => new Date(text)),
  version: z.literal(CHOICE_VERSION),
})

/** What somebody has answered, and when. */
export interface Choice {
  answer: Answer
  at: Date
}

/** The text that a browser keeps of an answer. */
export function writeChoice(answer: Answer, now: Date): string {
  return JSON.stringify({ answer, at: now.toISOString(), version: CHOICE_VERSION })
}

/**
 * Reads what a browser has kept. Null, so that people are asked: nothing is kept or it cannot be read, it was
 * asked about something else, or it is too old or of a day that is still to come.
 */
export function readChoice(text: string | null, now: Date): Choice | null {
  const parsed = storedChoice.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const { answer, at } = parsed.data
  const isPresent = at <= now && now < monthsAfter(at, CHOICE_LASTS_MONTHS)
  return isPresent ? { answer, at } : null
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Somebody else's text: no choice of ours, which is what the schema says of it.
    return null
  }
}

/** Of a 29 February it is the next 1 March. */
function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}

/**
 * Whether somebody is measured. `off`: nothing is set up to measure with; `ask`: nobody has answered;
 * `signal`: the browser sends Global Privacy Control, which is a no whatever was answered before.
 */
export type Standing = 'off' | 'ask' | 'signal' | Answer

/** Where somebody stands. Only `yes` measures. */
export function standingOf(given: {
  isSetUp: boolean
  hasPrivacySignal: boolean
  choice: Choice | null
}): Standing {
  if (!given.isSetUp) return 'off'
  if (given.hasPrivacySignal) return 'signal'
  return given.choice?.answer ?? 'ask'
}
