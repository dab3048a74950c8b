import { figureDays } from '@hearth/core/figure/days.ts'
import { londonDay } from '@hearth/core/viewing/rules.ts'
import { eq } from 'drizzle-orm'
import { propertyFigures } from '../schema/figure.ts'
import { properties } from '../schema/property.ts'
import { type Handle, insertRows } from './insertRows.ts'
import { createRandom, type Random } from './random.ts'

/** What the figures of a home depend on. */
interface Listed {
  id: number
  address: string
  createdAt: Date
  /** Of a home that is off the market nobody sees anything more. */
  isPublic: boolean
}

const DAY_MS = 86_400_000
/** People look for homes most from Friday to Sunday. */
const WEEKEND = new Set([0, 5, 6])

/** Gives the homes of an agent figures of the last days, as if people had looked at them all along. */
export async function writeDemoFigures(tx: Handle, agentId: number, now: Date): Promise<void> {
  const homes = await tx
    .select({
      id: properties.id,
      address: properties.address,
      createdAt: properties.createdAt,
      isPublic: properties.isPublic,
    })
    .from(properties)
    .where(eq(properties.agentId, agentId))
  await insertRows(
    tx,
    propertyFigures,
    homes.flatMap((home) => demoFigures(home, now)),
  )
}

/** One row for each day that a home was listed. A home has the same figures on every machine. */
export function demoFigures({ id, address, createdAt, isPublic }: Listed, now: Date) {
  if (!isPublic) return []
  const random = createRandom(`figures/${address}`)
  const fame = random.int(18, 70)
  const charm = random.int(5, 11) / 100
  const listed = londonDay(createdAt)
  return figureDays(now)
    .map((day) => {
      const figures = figuresOfDay(random, fame, charm, ageInDays(listed, day), day)
      return { propertyId: id, day, ...figures }
    })
    .filter(({ day }) => day >= listed)
}

const ageInDays = (listed: string, day: string) => (Date.parse(day) - Date.parse(listed)) / DAY_MS

function figuresOfDay(random: Random, fame: number, charm: number, age: number, day: string) {
  // A new home is shown first, and looked at by everybody who waited for one.
  const novelty = 1 + 1.5 / (1 + Math.max(0, age) / 4)
  const week = WEEKEND.has(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 1.3 : 1
  const impressions = Math.max(0, Math.round(fame * novelty * week * (1 + random.bell() / 6)))
  const pageViews = Math.max(0, Math.round(impressions * charm * (1 + random.bell() / 4)))
  const saves = Array.from({ length: pageViews }, () => random.chance(0.07)).filter(Boolean).length
  return { impressions, pageViews, saves }
}
