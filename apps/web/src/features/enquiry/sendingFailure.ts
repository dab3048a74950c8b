import { TRPCClientError } from '@trpc/client'
import { NO_MESSAGE, type Refusal, refusalOf, waitInWords } from '../../refusal.ts'

/** Here more words follow it. */
const OUR_FAULT = 'Something went wrong on our side. Please try again in a moment.'

/** What kept an enquiry from being sent, for the person who wrote it. */
export type SendingFailure = Pick<Refusal, 'text' | 'fields'>

/** The failure in plain words; nothing that was typed is lost by any of them. */
export function sendingFailure(error: unknown): SendingFailure {
  const { text, fields, code } = refusalOf(error)
  if (code === 'notFound') return { text: 'This home is no longer listed.', fields }
  if (code === 'rateLimited' && error instanceof TRPCClientError) {
    const wait = waitInWords(Number(error.data?.appError?.params?.seconds))
    return { text: `You have sent many enquiries. Please try again in ${wait}.`, fields }
  }
  return { text: text === NO_MESSAGE ? OUR_FAULT : text, fields }
}
