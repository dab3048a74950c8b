import { expect, test } from 'vitest'
import { z } from 'zod'
import { MISMATCH, withConfirmation } from './signUpSchema.ts'

const schema = withConfirmation(z.object({ password: z.string() }))

test('a password that is typed twice alike is taken', () => {
  expect(schema.safeParse({ password: 'a', confirmPassword: 'a' }).success).toBe(true)
})

test('a password that is typed otherwise the second time is refused beside the second', () => {
  const { error } = schema.safeParse({ password: 'a', confirmPassword: 'b' })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['confirmPassword'], MISMATCH.text],
  ])
})
