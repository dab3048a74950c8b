import type { FileStatus } from '@hearth/core/file/contract.ts'
import { REFUSALS } from '@hearth/core/file/uploadRules.ts'
import { refusalOf } from '../../../../refusal.ts'

const ASK_AGAIN_MS = 700
/** One after the other, each after a longer pause: together they outlast most of a minute without a line. */
const MOST_FAILURES = 10

/**
 * Asks until the server has made a file over, or has refused it. The file is stored already: an answer that
 * does not come is asked for again. Throws an error whose message is meant to be read.
 */
export async function untilMade(
  id: string,
  ask: (ids: string[]) => Promise<FileStatus[]>,
): Promise<FileStatus> {
  for (let failures = 0; ; ) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS * (failures + 1)))
    try {
      const [status] = await ask([id])
      if (!status) return { id, url: null, state: 'refused', refusal: REFUSALS.notWhole }
      if (status.state !== 'received') return status
      failures = 0
    } catch (error) {
      failures += 1
      const { text, code } = refusalOf(error)
      if (failures === MOST_FAILURES || isFinal(code)) throw new Error(text)
    }
  }
}

/** Whoever may not ask any more, as they are signed out, gets the same answer however often they do. */
const isFinal = (code: string | undefined) => code !== undefined && code !== 'rateLimited'
