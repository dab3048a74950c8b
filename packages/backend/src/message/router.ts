import { contactInput, contactOutput } from '@hearth/core/message/contract.ts'
import { publicProcedure, router } from '../trpc.ts'
import { storeContact } from './mutations.ts'

export const messageRouter = router({
  contact: publicProcedure
    .input(contactInput)
    .output(contactOutput)
    .mutation(({ ctx, input }) => storeContact(ctx, input)),
})
