/** Every way in which Hearth refuses a request. The server maps each to an HTTP status, the web to a text. */
export type ErrorCode =
  | 'badInput'
  | 'notFound'
  | 'rateLimited'
  | 'originRefused'
  | 'interpretFailed'
  | 'cursorInvalid'
  | 'tryLater'
  | 'notViewable'
  | 'signedOut'
  | 'notAllowed'
  | 'wrongCredentials'
  | 'unconfirmed'
  | 'linkInvalid'
  | 'stale'
  | 'taken'
  | 'limitReached'
  | 'fileRefused'

/** An expected failure that may be told to the user. Anything else is a fault and is masked. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: ErrorCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = params
  }
}
