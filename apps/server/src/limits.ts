/** What one visitor, and one request, may ask for. Injected, so that tests can set their own. */
export interface Limits {
  /** Bytes of a request's body. */
  bodyBytes: number
  /** Milliseconds that a request may take to come in. */
  bodyMs: number
  /** The same of an upload. */
  uploadMs: number
  /** Milliseconds for which nothing of an upload may come. */
  uploadPauseMs: number
  /** Procedures in one tRPC batch. */
  batchSize: number
  /** Requests a minute from one address, pictures and assets apart. */
  requestsPerMinute: number
  /** Accepted mutations a minute from one address, those below apart; what was refused does not count. */
  mutationsPerMinute: number
  /** Sentences read a minute for one address. */
  readingsPerMinute: number
  /** Files taken a minute from one address: an office sends the pictures of many homes. */
  uploadsPerMinute: number
  /** Drawings made over to pictures a minute for one address: each takes a processor for a while. */
  picturesPerMinute: number
  /** Milliseconds by which the event loop may lag before requests are turned away. */
  eventLoopDelayMs: number
}

export const LIMITS: Limits = {
  bodyBytes: 256 * 1024,
  bodyMs: 60_000,
  uploadMs: 2 * 60 * 60_000,
  uploadPauseMs: 60_000,
  batchSize: 20,
  requestsPerMinute: 6000,
  mutationsPerMinute: 1200,
  readingsPerMinute: 1200,
  uploadsPerMinute: 600,
  picturesPerMinute: 300,
  eventLoopDelayMs: 3000,
}

/** Every reading by a language model costs money: far fewer a minute than of our own grammar's. */
export const READINGS_PER_MINUTE_WITH_LANGUAGE_MODEL = 60
