import { z } from 'zod'
import { breaksLine, hasLetter, tidyLine } from './typedText.ts'

const PHONE = /^\+?[\d ().-]+$/
/** Hyphens and dashes as people and their programs write them in phone numbers. */
const DASH = /[\u2010-\u2015\u2212\uff0d]/g
const digitsOf = (text: string) => text.replace(/\D/g, '').length

/** Who writes. The messages are shown beside the fields and name what to do. */
export const senderFields = {
  name: z
    .string('Enter your name.')
    .overwrite(tidyLine)
    .max(100, 'Your name can have at most 100 characters.')
    .refine(hasLetter, 'Enter your name.')
    .refine((name) => !breaksLine(name), 'Your name can only be one line of text.'),
  email: z
    .string('Enter your email address.')
    .overwrite(tidyLine)
    .toLowerCase()
    .min(1, 'Enter your email address.')
    .max(254, 'An email address can have at most 254 characters.')
    .pipe(z.email('Enter an email address such as name@example.com.')),
  phone: z
    .string('Enter your phone number.')
    .overwrite((typed) => tidyLine(typed).replace(DASH, '-'))
    .min(1, 'Enter your phone number.')
    .max(30, 'A phone number can have at most 30 characters.')
    .refine(
      (phone) =>
        phone === '' || (PHONE.test(phone) && digitsOf(phone) >= 7 && digitsOf(phone) <= 15),
      'Enter a phone number such as 020 7946 0102.',
    ),
  /** People do not see this field and leave it empty; programs that fill in every field do not. */
  website: z.string('Leave this field empty.').max(0, 'Leave this field empty.').optional(),
}
