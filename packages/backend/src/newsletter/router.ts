import {
  confirmSubscriptionOutput,
  endSubscriptionOutput,
  newsletterLinkInput,
  subscribeInput,
  subscribeOutput,
} from '@hearth/core/newsletter/contract.ts'
import { publicProcedure, router } from '../trpc.ts'
import { confirmSubscription, endSubscription, subscribe } from './mutations.ts'

export const newsletterRouter = router({
  subscribe: publicProcedure
    .input(subscribeInput)
    .output(subscribeOutput)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  // The token is the permission: whoever reads the e-mail may begin and end it.
  confirm: publicProcedure
    .input(newsletterLinkInput)
    .output(confirmSubscriptionOutput)
    .mutation(({ ctx, input }) => confirmSubscription(ctx, input.token)),
  unsubscribe: publicProcedure
    .input(newsletterLinkInput)
    .output(endSubscriptionOutput)
    .mutation(({ ctx, input }) => endSubscription(ctx, input.token)),
})
