import { TRPCClientError } from '@trpc/client'
import { transportFailure } from '../../transportFailure.ts'

const SOMETHING = 'Something went wrong on our side. Please try again in a moment.'

/** What kept an enquiry from being sent, for the person who wrote it. */
export interface SendingFailure {
  /** What is said above the button. */
  text: string
  /** What the server found wrong with single fields, by their names. */
  fields: Record<string, string>
}

/** The failure in plain words; nothing that was typed is lost by any of them. */
export function sendingFailure(error: unknown): SendingFailure {
  const unreachable = transportFailure(error)
  if (unreachable !== undefined) return { text: unreachable, fields: {} }
  if (!(error instanceof TRPCClientError)) return { text: SOMETHING, fields: {} }
  const fields = fieldsOf(error.data?.fields)
  if (Object.keys(fields).length > 0) {
    return { text: Object.values(fields).join(' '), fields }
  }
  return { text: textOf(error.data?.appError, error.message), fields }
}

function fieldsOf(told: unknown): Record<string, string> {
  if (!Array.isArray(told)) return {}
  const entries = told.map(({ path, message }) => [String(path).split('.')[0], String(message)])
  return Object.fromEntries(entries)
}

function textOf(
  refusal: { code?: string; params?: Record<string, unknown> } | null,
  message: string,
) {
  switch (refusal?.code) {
    case 'rateLimited':
      return `You have sent many enquiries. Please try again in ${waitInWords(Number(refusal.params?.seconds))}.`
    case 'notFound':
      return 'This home is no longer listed.'
    case 'notViewable':
      return message
    default:
      return SOMETHING
  }
}

/** "1 minute", "3 hours": how long until it is worth trying again. */
export function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60))
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
