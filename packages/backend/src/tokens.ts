import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** A secret to be given away once, in a cookie or a link. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url')

/** What is kept of a token: it recognises the token, and does not tell it. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
