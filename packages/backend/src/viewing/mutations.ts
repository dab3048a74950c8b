import type { viewingRequestInput, viewingRequestOutput } from '@hearth/core/viewing/contract.ts'
import type { z } from 'zod'
import type { Context } from '../trpc.ts'

export async function requestViewing(
  _ctx: Context,
  _input: z.output<typeof viewingRequestInput>,
): Promise<z.output<typeof viewingRequestOutput>> {
  throw new Error('not built yet')
}
