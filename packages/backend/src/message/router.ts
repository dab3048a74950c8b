import {
  contactInput,
  contactOutput,
  conversationsOutput,
  markReadInput,
  markReadOutput,
  messageSchema,
  sendInput,
  threadInput,
  threadOutput,
  unreadOutput,
} from '@hearth/core/message/contract.ts'
import type { Actor } from '../account/data.ts'
import { publicProcedure, router, userProcedure } from '../trpc.ts'
import { storeContact } from './contact.ts'
import { countUnread, readConversations, readThread } from './data.ts'
import { markRead, storeSent } from './mutations.ts'

/** Somebody's conversation about a home. */
const ownKey = ({ userId, email }: Actor, propertyId: number) => ({ propertyId, userId, email })

export const messageRouter = router({
  contact: publicProcedure
    .input(contactInput)
    .output(contactOutput)
    .mutation(({ ctx, input }) => storeContact(ctx, input)),
  conversations: userProcedure
    .output(conversationsOutput)
    .query(({ ctx }) => readConversations(ctx.db, ctx.actor.userId)),
  thread: userProcedure
    .input(threadInput)
    .output(threadOutput)
    .query(({ ctx, input: { propertyId, cursor } }) =>
      readThread(ctx.db, ownKey(ctx.actor, propertyId), cursor),
    ),
  send: userProcedure
    .input(sendInput)
    .output(messageSchema)
    .mutation(({ ctx, input }) => storeSent(ctx, ctx.actor, input)),
  markRead: userProcedure
    .input(markReadInput)
    .output(markReadOutput)
    .mutation(async ({ ctx, input: { propertyId, upTo } }) => ({
      marked: await markRead(ctx, ownKey(ctx.actor, propertyId), 'seeker', upTo),
    })),
  unread: userProcedure
    .output(unreadOutput)
    .query(({ ctx }) => countUnread(ctx.db, ctx.actor.userId)),
})
