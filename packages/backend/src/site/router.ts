import { siteConfigOutput } from '@hearth/core/site/contract.ts'
import { publicProcedure, router } from '../trpc.ts'

export const siteRouter = router({
  config: publicProcedure.output(siteConfigOutput).query(({ ctx }) => ctx.settings.site),
})
