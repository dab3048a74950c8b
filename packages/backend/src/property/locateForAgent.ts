import type { AgentId } from '@hearth/core/account/ids.ts'
import type { locateOutput } from '@hearth/core/property/listingContract.ts'
import type { z } from 'zod'
import type { Throttle } from '../settings.ts'
import { countAccepted } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'
import { type Addressed, locate } from './locate.ts'

/** Far more than anybody types, and little enough for a service that others share. */
const PER_AGENT: Throttle = { max: 300, windowSeconds: 3600 }

/**
 * Where an address would be put on the map, before it is saved. A service that does not answer is no
 * reason to wait: the worker asks again after saving. Throws rateLimited.
 */
export async function locateForAgent(
  ctx: Pick<Context, 'db' | 'gazetteer' | 'geocoder' | 'log' | 'now'>,
  agentId: AgentId,
  where: Addressed,
): Promise<z.output<typeof locateOutput>> {
  const counted = [{ key: `locate/${agentId}`, throttle: PER_AGENT }]
  await ctx.db.drizzle.transaction((tx) => countAccepted(tx, counted, ctx.now))
  try {
    const found = await locate(ctx, where)
    return { position: found && { lat: found.lat, lng: found.lng } }
  } catch (err) {
    ctx.log.warn({ err }, 'the geocoder did not answer')
    return { position: null }
  }
}
