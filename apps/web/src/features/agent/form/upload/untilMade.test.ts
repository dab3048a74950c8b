import type { FileStatus } from '@hearth/core/file/contract.ts'
import { REFUSALS } from '@hearth/core/file/uploadRules.ts'
import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilMade } from './untilMade.ts'

const ID = 'a'.repeat(20)
const status = (state: FileStatus['state']): FileStatus => ({
  ...{ id: ID, url: `/files/images/${ID}.jpg`, state, refusal: null },
})
const CUT = TRPCClientError.from(new TypeError('Failed to fetch'))
const SIGNED_OUT = TRPCClientError.from({
  error: { code: -32001, message: 'Sign in', data: { appError: { code: 'signedOut' } } },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What becomes of a file when these are the answers, the last of them for ever. */
async function endOf(answers: (FileStatus[] | Error)[]) {
  let nth = 0
  const end = untilMade(ID, async () => {
    const answer = answers[Math.min(nth, answers.length - 1)] ?? []
    nth += 1
    if (answer instanceof Error) throw answer
    return answer
  }).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  return { end: await end, asked: nth }
}

test('asks until a file is made over', async () => {
  const { end, asked } = await endOf([
    [status('received')],
    [status('received')],
    [status('ready')],
  ])
  expect({ end, asked }).toEqual({ end: status('ready'), asked: 3 })
})

test('a line that is cut for a while does not make a stored file a failed one', async () => {
  const gap = Array<Error>(9).fill(CUT)
  const { end } = await endOf([...gap, [status('received')], ...gap, [status('ready')]])
  expect(end).toEqual(status('ready'))
})

test('a line that stays cut is told of', async () => {
  expect(await endOf([CUT])).toEqual({ end: expect.stringMatching(/reach|connection/i), asked: 10 })
})

test('whoever is signed out meanwhile is told at once', async () => {
  expect(await endOf([SIGNED_OUT])).toEqual({ end: 'Sign in', asked: 1 })
})

test('a file that is gone is refused', async () => {
  expect((await endOf([[]])).end).toMatchObject({ state: 'refused', refusal: REFUSALS.notWhole })
})
