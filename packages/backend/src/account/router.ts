import { meOutput } from '@hearth/core/account/contract.ts'
import { publicProcedure, router } from '../trpc.ts'
import { readMe } from './data.ts'

export const accountRouter = router({
  me: publicProcedure
    .output(meOutput)
    .query(({ ctx }) => (ctx.actor ? readMe(ctx.db, ctx.actor) : null)),
})
