import type { analyzeOutput } from '@hearth/core/amenity/contract.ts'
import type { z } from 'zod'
import type { Context } from '../trpc.ts'

export async function analyzeNow(
  _ctx: Context,
  _propertyId: number,
): Promise<z.output<typeof analyzeOutput>> {
  throw new Error('not built yet')
}
