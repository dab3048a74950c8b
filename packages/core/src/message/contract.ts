import { z } from 'zod'
import { senderFields } from './sender.ts'
import { isVisible, tidyLines } from './typedText.ts'

const propertyId = z.number('Say which home this is about.').int().positive().max(2_147_483_647)

/** What the contact dialog asks for. */
export const contactForm = z.object({
  ...senderFields,
  message: z
    .string('Enter your message.')
    .overwrite(tidyLines)
    .max(4000, 'Your message can have at most 4,000 characters.')
    .refine(isVisible, 'Enter your message.'),
})
export type ContactForm = z.infer<typeof contactForm>

/** Beside the form, the listing that it is about. */
export const contactInput = contactForm.extend({ propertyId })
/** A repeated submission answers the id of the first. */
export const contactOutput = z.object({ success: z.literal(true), id: z.number().int() })
