import { z } from 'zod'
import { senderFields } from '../message/sender.ts'
import { tidyLine } from '../message/typedText.ts'

/** What somebody may want who has to prove an e-mail address first. */
export const REQUEST_KINDS = ['signUp', 'resetPassword', 'changeEmail'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

export const PASSWORD_MIN = 8
/** Hashing takes time for every character; nobody's password is longer. */
export const PASSWORD_MAX = 200

const { name, email } = senderFields

/** A password that somebody chooses. Whether it is a common one is known to the server. */
export const newPassword = z
  .string('Enter a password.')
  .min(1, 'Enter a password.')
  .min(PASSWORD_MIN, `Your password needs at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `A password can have at most ${PASSWORD_MAX} characters.`)

/** A password that somebody has: only its hash can say whether it is right. */
const givenPassword = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(1000, 'This is not your password.')

const givenEmail = z
  .string('Enter your email address.')
  .overwrite(tidyLine)
  .toLowerCase()
  .min(1, 'Enter your email address.')
  .max(254, 'An email address can have at most 254 characters.')

const token = z.string('The link is not complete.').min(1, 'The link is not complete.').max(200)

export const signInInput = z.object({ email: givenEmail, password: givenPassword })
export const signUpInput = z.object({ name, email, password: newPassword })
export const requestPasswordResetInput = z.object({ email })
export const resetPasswordInput = z.object({ token, password: newPassword })
/**
 * The password is that of a sign-up, and checked when it is given. People give it, so that the owner of an
 * address does not open an account by the link of a stranger's sign-up. A program that reads the mailbox
 * and chose the password itself may send the token alone.
 */
export const confirmEmailInput = z.object({ token, password: givenPassword.optional() })
/** What was sent with a link. It is a secret, and travels where no server logs it. */
export const linkInput = z.object({ token })
export const changeNameInput = z.object({ name })
export const changePasswordInput = z.object({ current: givenPassword, password: newPassword })
/** The password, because whoever holds the address holds the account. */
export const changeEmailInput = z.object({ email, password: givenPassword })
export const endSessionInput = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) })
export const deleteAccountInput = z.object({ password: givenPassword })

/** Something was accepted; nothing tells whether there is an account. */
export const acceptedOutput = z.object({ success: z.literal(true) })

/** Who is signed in, as the pages show it. */
export const meSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** The company that this person acts for; null for seekers. */
  agentId: z.number().int().nullable(),
  /** Everybody's account: nothing of it can be changed. */
  isDemo: z.boolean(),
})
export type Me = z.infer<typeof meSchema>

/** Null: nobody is signed in. */
export const meOutput = meSchema.nullable()

/** Which address is confirmed now, to sign in with; company: one was added to the account that has it. */
export const confirmEmailOutput = z.object({
  kind: z.enum(['signUp', 'changeEmail', 'company']),
  email: z.string(),
})

export const sessionSchema = z.object({
  id: z.string(),
  /** "Chrome on Windows", as far as the browser tells. */
  device: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
})
export type SessionEntry = z.infer<typeof sessionSchema>
export const sessionsOutput = z.array(sessionSchema)
export const endOtherSessionsOutput = z.object({ ended: z.number().int() })

/** Everything that Hearth holds about a person, by what it is. */
export const exportOutput = z.record(z.string(), z.unknown())
