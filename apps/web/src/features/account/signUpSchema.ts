import { signUpInput } from '@hearth/core/account/contract.ts'
import { z } from 'zod'

export const MISMATCH = {
  title: 'Passwords do not match',
  text: 'Please ensure both passwords match.',
} as const

/** Both passwords of a form must be one; the message stands beside the second. */
export const isTypedTwice = ({ password, confirmPassword }: Record<string, unknown>) =>
  password === confirmPassword

/** What a form asks for that has a password chosen: the password twice. */
export const withConfirmation = <Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) =>
  input
    .extend({ confirmPassword: z.string() })
    .refine(isTypedTwice, { path: ['confirmPassword'], message: MISMATCH.text })

/** What creating an account asks for. */
export const signUpSchema = withConfirmation(signUpInput)
