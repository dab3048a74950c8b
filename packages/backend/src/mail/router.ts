import { mailboxEmailInput, mailboxEmailSchema, mailboxOutput } from '@hearth/core/mail/contract.ts'
import { publicProcedure, router } from '../trpc.ts'
import { readEmail, readMailbox } from './data.ts'

/** The development mailbox. */
export const mailRouter = router({
  mailbox: publicProcedure.output(mailboxOutput).query(({ ctx }) => readMailbox(ctx)),
  email: publicProcedure
    .input(mailboxEmailInput)
    .output(mailboxEmailSchema)
    .query(({ ctx, input }) => readEmail(ctx, input.id)),
})
