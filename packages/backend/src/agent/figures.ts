import { figuresOfPropertyInput, figuresOfPropertyOutput } from '@hearth/core/figure/contract.ts'
import { readFigures } from '../figure/data.ts'
import { agentProcedure, router } from '../trpc.ts'

/** How the homes of a company do on the market. */
export const agentFiguresRouter = router({
  ofProperty: agentProcedure
    .input(figuresOfPropertyInput)
    .output(figuresOfPropertyOutput)
    .query(({ ctx, input }) => readFigures(ctx.db, ctx.agentId, input.propertyId, ctx.now)),
})
