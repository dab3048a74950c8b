import { TRPCClientError } from '@trpc/client'
import { transportFailure } from './transportFailure.ts'

/** What stands where there is no message. */
export const NO_MESSAGE = 'Please try again'

/** Why something was not done, for the person who wanted it. */
export interface Refusal {
  text: string
  /** What the server found wrong with single fields, by their names. */
  fields: Record<string, string>
  /** The refusal's own code; undefined for faults and lost connections. */
  code: string | undefined
}

/** A failed call in plain words. */
export function refusalOf(error: unknown): Refusal {
  const unreachable = transportFailure(error)
  if (unreachable !== undefined) return { text: unreachable, fields: {}, code: undefined }
  if (!(error instanceof TRPCClientError)) return { text: NO_MESSAGE, fields: {}, code: undefined }
  const code: string | undefined = error.data?.appError?.code
  const fields = fieldsOf(error.data?.fields)
  const said = Object.values(fields)
  if (said.length > 0) return { text: said.join(' '), fields, code }
  if (code === 'rateLimited') {
    const wait = waitInWords(Number(error.data?.appError?.params?.seconds))
    return { text: `Too many attempts. Please try again in ${wait}.`, fields, code }
  }
  return { text: code === undefined ? NO_MESSAGE : error.message, fields, code }
}

/** A number that the server tells with its refusal: which home it is about. */
export function numberToldBy(error: unknown, name: string): number | undefined {
  const told: unknown =
    error instanceof TRPCClientError ? error.data?.appError?.params?.[name] : undefined
  return typeof told === 'number' ? told : undefined
}

function fieldsOf(told: unknown): Record<string, string> {
  if (!Array.isArray(told)) return {}
  const entries = told.map(({ path, message }) => [String(path).split('.')[0], String(message)])
  return Object.fromEntries(entries)
}

/** "1 minute", "3 hours": how long until it is worth trying again. */
export function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60))
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
