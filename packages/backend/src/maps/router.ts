import { mapsConfigOutput } from '@hearth/core/maps/contract.ts'
import { publicProcedure, router } from '../trpc.ts'

export const mapsRouter = router({
  config: publicProcedure.output(mapsConfigOutput).query(({ ctx }) => ctx.settings.maps),
})
