import { z } from 'zod'
import { senderFields } from '../message/sender.ts'

/**
 * Which words somebody agreed to: kept with every subscription as a part of its proof. Whoever changes
 * what the box promises names the words anew.
 */
export const CONSENT_VERSION = '2026-11'

const token = z.string('The link is not complete.').min(1, 'The link is not complete.').max(200)

export const subscribeInput = z.object({ email: senderFields.email })
/** The wish was taken; nothing tells whether the address is known. */
export const subscribeOutput = z.object({ accepted: z.literal(true) })

export const newsletterLinkInput = z.object({ token })
/** Which address gets the newsletter from now on. */
export const confirmSubscriptionOutput = z.object({ email: z.string() })
/** The address is not told: a newsletter may have been passed on. */
export const endSubscriptionOutput = z.object({ success: z.literal(true) })
