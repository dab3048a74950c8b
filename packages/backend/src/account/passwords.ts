import { AppError } from '@hearth/core/error.ts'
import { hash, type Options, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Argon2id is the library's default; what OWASP asks of it at least: 19 MiB, two passes, one lane. */
const ARGON2ID: Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** The hash of a password that nobody has: checking it takes as long as checking somebody's. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$YotuW7S0nXvMZvtho8Z64w$gm8guYniDj3KHmiOCLkAuwN6ixC7AIvKa+kf6pt81aU'

/** Every one of them is tried first by those who guess. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID)

/** Whether a password is the one of a hash; without a hash it takes as long and is wrong. */
export async function isRightPassword(password: string, stored: string | null): Promise<boolean> {
  const isRight = await verify(stored ?? NOBODYS, password)
  return isRight && stored !== null
}

/** Throws badInput, naming the field, for a password that others would guess first. */
export function assertHardToGuess(
  password: string,
  of: { email: string; name: string | null },
): void {
  const plain = password.toLowerCase()
  const [mailbox = ''] = of.email.split('@')
  const own = [of.email, mailbox, of.name ?? ''].map((word) => word.toLowerCase())
  const isOneSign = new Set(plain).size === 1
  if (!COMMON.has(plain) && !own.includes(plain) && !isOneSign) return
  const reason = 'This password is easy to guess. Choose one that is longer or less common.'
  throw new AppError('badInput', { field: 'password', reason })
}
