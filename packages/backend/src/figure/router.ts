import { countInput, countOutput } from '@hearth/core/figure/contract.ts'
import { publicProcedure, router } from '../trpc.ts'
import { countFigure } from './policy.ts'

/** What is counted of listings without cookies: decision 017 tells how. */
export const figureRouter = router({
  count: publicProcedure
    .input(countInput)
    .output(countOutput)
    .mutation(({ ctx, input: { propertyId, kind } }) => {
      // A member's hearts are counted where they are stored.
      if (kind === 'pageViews' || ctx.actor === null) countFigure(ctx, kind, [propertyId])
      return { success: true }
    }),
})
