import type { contactInput, contactOutput } from '@hearth/core/message/contract.ts'
import type { z } from 'zod'
import type { Context } from '../trpc.ts'

export async function storeContact(
  _ctx: Context,
  _input: z.output<typeof contactInput>,
): Promise<z.output<typeof contactOutput>> {
  throw new Error('not built yet')
}
