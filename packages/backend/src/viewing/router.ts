import { viewingRequestInput, viewingRequestOutput } from '@hearth/core/viewing/contract.ts'
import { publicProcedure, router } from '../trpc.ts'
import { requestViewing } from './mutations.ts'

export const viewingRouter = router({
  request: publicProcedure
    .input(viewingRequestInput)
    .output(viewingRequestOutput)
    .mutation(({ ctx, input }) => requestViewing(ctx, input)),
})
