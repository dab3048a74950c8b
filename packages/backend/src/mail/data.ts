import { AppError } from '@hearth/core/error.ts'
import type { MailboxEmail, MailboxEntry } from '@hearth/core/mail/contract.ts'
import type { Context } from '../trpc.ts'

/** The newest hundred e-mails. Throws notFound where there is no development mailbox. */
export async function readMailbox(_ctx: Context): Promise<MailboxEntry[]> {
  throw new AppError('notFound')
}

/** One e-mail. Throws notFound when there is none, or no development mailbox. */
export async function readEmail(_ctx: Context, _id: number): Promise<MailboxEmail> {
  throw new AppError('notFound')
}
