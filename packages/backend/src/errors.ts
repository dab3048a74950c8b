import { AppError, type ErrorCode } from '@hearth/core/error.ts'
import type { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'

/** The tRPC code, and with it the HTTP status, of every refusal. */
export const TRPC_CODES: Record<ErrorCode, TRPCError['code']> = {
  badInput: 'BAD_REQUEST',
  notFound: 'NOT_FOUND',
  rateLimited: 'TOO_MANY_REQUESTS',
  originRefused: 'FORBIDDEN',
  interpretFailed: 'BAD_GATEWAY',
  cursorInvalid: 'BAD_REQUEST',
  tryLater: 'SERVICE_UNAVAILABLE',
  notViewable: 'CONFLICT',
  signedOut: 'UNAUTHORIZED',
  notAllowed: 'FORBIDDEN',
  wrongCredentials: 'UNAUTHORIZED',
  unconfirmed: 'FORBIDDEN',
  linkInvalid: 'BAD_REQUEST',
  stale: 'CONFLICT',
  taken: 'CONFLICT',
  limitReached: 'CONFLICT',
  fileRefused: 'UNPROCESSABLE_CONTENT',
}

const MESSAGES: Record<ErrorCode, string> = {
  badInput: 'That could not be read.',
  notFound: 'Not found.',
  rateLimited: 'Too many requests.',
  originRefused: 'Requests from this origin are refused.',
  interpretFailed: 'The search request could not be processed.',
  cursorInvalid: 'This page of results does not belong to this search.',
  tryLater: 'Please try again later',
  notViewable: 'This home can no longer be viewed.',
  signedOut: 'Sign in to continue.',
  notAllowed: 'This account may not do that.',
  wrongCredentials: 'The email address or the password is not right.',
  unconfirmed:
    'Please confirm your email address first: the link is in the email that we sent you.',
  linkInvalid: 'This link is no longer valid. Please ask for a new one.',
  stale: 'This has changed in the meantime. Please look at it again.',
  taken: 'That time is taken. Please choose another.',
  limitReached: 'There is no room for more of these.',
  fileRefused: 'This file cannot be used.',
}

/** One field of an input that was refused: its path, as in "criteria.beds", and what is wrong. */
export interface FieldError {
  path: string
  message: string
}

/** The refusal behind an error, or null for anything else. */
export function appErrorOf(error: TRPCError): Pick<AppError, 'code' | 'params'> | null {
  const { cause } = error
  return cause instanceof AppError ? { code: cause.code, params: cause.params } : null
}

/** The fields of a refused input. Empty for outputs: their faults are ours and stay in the log. */
export function fieldErrorsOf(error: TRPCError): FieldError[] {
  const { field, reason } = error.cause instanceof AppError ? error.cause.params : {}
  if (typeof field === 'string' && typeof reason === 'string') {
    return [{ path: field, message: reason }]
  }
  if (error.code !== 'BAD_REQUEST' || !(error.cause instanceof ZodError)) return []
  return error.cause.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
}

/** What a stranger may read: refusals and wrong fields in words, faults of ours masked. */
export function publicMessage(error: TRPCError): string {
  const fields = fieldErrorsOf(error)
  if (fields.length > 0) {
    return fields.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')
  }
  if (error.cause instanceof AppError) {
    // A reason is a text that the specification gives and that visitors are shown.
    const { reason } = error.cause.params
    return typeof reason === 'string' ? reason : MESSAGES[error.cause.code]
  }
  return error.code === 'INTERNAL_SERVER_ERROR' ? 'Internal server error' : error.message
}
