import {
  agentConversationsInput,
  agentConversationsOutput,
  agentMarkReadInput,
  agentReplyInput,
  agentThreadInput,
} from '@hearth/core/message/agentContract.ts'
import { markReadOutput, messageSchema, threadOutput } from '@hearth/core/message/contract.ts'
import { readAgentConversations, readSeeker, readThread } from '../message/data.ts'
import { markRead, storeReply } from '../message/mutations.ts'
import { agentProcedure, router } from '../trpc.ts'
import { assertOwnHome } from './policy.ts'

/** What seekers write about an agent's homes. Homes of others are not found. */
export const agentMessagesRouter = router({
  list: agentProcedure
    .input(agentConversationsInput)
    .output(agentConversationsOutput)
    .query(({ ctx, input }) => readAgentConversations(ctx.db, ctx.agentId, input)),
  thread: agentProcedure
    .input(agentThreadInput)
    .output(threadOutput)
    .query(async ({ ctx, input: { propertyId, email, cursor } }) => {
      await assertOwnHome(ctx.db, ctx.agentId, propertyId)
      return readThread(ctx.db, await readSeeker(ctx.db.drizzle, propertyId, email), cursor)
    }),
  reply: agentProcedure
    .input(agentReplyInput)
    .output(messageSchema)
    .mutation(async ({ ctx, input }) => {
      await assertOwnHome(ctx.db, ctx.agentId, input.propertyId)
      return storeReply(ctx, input)
    }),
  markRead: agentProcedure
    .input(agentMarkReadInput)
    .output(markReadOutput)
    .mutation(async ({ ctx, input: { propertyId, email, upTo } }) => {
      await assertOwnHome(ctx.db, ctx.agentId, propertyId)
      const seeker = await readSeeker(ctx.db.drizzle, propertyId, email)
      return { marked: await markRead(ctx, seeker, 'agent', upTo) }
    }),
})
