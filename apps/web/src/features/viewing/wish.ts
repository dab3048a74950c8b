import {
  NO_WISH,
  RESCHEDULE_SLOTS,
  type RescheduleSlot,
  rescheduleInput,
} from '@hearth/core/viewing/contract.ts'
import { isViewingDay, rescheduleProblem, timesStillToCome } from '@hearth/core/viewing/rules.ts'
import { z } from 'zod'

/** Other days (yyyy-MM-dd) and times that somebody asks for, as far as they have chosen. */
export interface Wish {
  dates: string[]
  times: RescheduleSlot[]
}

export const NOTHING_WISHED: Wish = { dates: [], times: [] }

/** A kept wish, also one that is not complete. */
export const wishSchema: z.ZodType<Wish> = z.object({
  dates: z.array(z.iso.date()),
  times: z.array(z.enum(RESCHEDULE_SLOTS)),
})

/** The slots that are still to come on one of some days at least; without a day all of them. */
export function openSlots(dates: readonly string[], now: Date): RescheduleSlot[] {
  if (dates.length === 0) return [...RESCHEDULE_SLOTS]
  return RESCHEDULE_SLOTS.filter((slot) =>
    dates.some((day) => timesStillToCome(day, [slot], now).length > 0),
  )
}

/** Whether a home can be shown on a day at one of the slots. */
export const isOpenDay = (day: string, now: Date) => isViewingDay(day, now, RESCHEDULE_SLOTS)

/** What can still be chosen of a wish: one that was kept may be of yesterday. */
export function stillOpen({ dates, times }: Wish, now: Date): Wish {
  const openDates = dates.filter((day) => isOpenDay(day, now))
  const open = openSlots(openDates, now)
  return { dates: openDates, times: times.filter((slot) => open.includes(slot)) }
}

const wishInput = rescheduleInput.omit({ id: true })

/** Why a wish cannot be sent; undefined when it can. */
export function wishProblem(wish: Wish, now: Date): string | undefined {
  const checked = wishInput.safeParse(wish)
  return checked.success
    ? rescheduleProblem(wish, now)
    : (checked.error.issues[0]?.message ?? NO_WISH)
}
