import type { Context } from '../trpc.ts'

export async function readFormattedDescription(
  _ctx: Context,
  _id: number,
): Promise<{ paragraphs: string[] }> {
  throw new Error('not built yet')
}
