import {
  FIRST_ANSWERS_ID,
  type FirstAnswer,
  firstAnswersSchema,
} from '@hearth/core/page/firstAnswers.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isAnswerOf } from './checkedAnswers.ts'
import { logWarning } from './log.ts'

/**
 * Puts what the server wrote into the page where the page would keep its own answers, so that it need not ask.
 * What is not of its procedure's shape is left out, and asked for.
 */
export function keepFirstAnswers(queryClient: QueryClient): void {
  if (isFromHistory()) return
  for (const answer of writtenAnswers()) {
    if (!isAnswerOf(answer.path, answer.data)) continue
    const { kind, data } = answer
    queryClient.setQueryData(
      keyOf(answer),
      kind === 'query' ? data : { pages: [data], pageParams: [null] },
    )
  }
}

/** A page that was not asked of the server now may be hours old, and its homes were counted as shown then. */
function isFromHistory(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'back_forward' && visit.transferSize === 0
}

function writtenAnswers(): FirstAnswer[] {
  const written = document.getElementById(FIRST_ANSWERS_ID)?.textContent
  if (!written) return []
  try {
    return firstAnswersSchema.parse(JSON.parse(written))
  } catch (error) {
    logWarning('The answers that came with the page could not be read', error)
    return []
  }
}

/** As @trpc/react-query names its queries. */
function keyOf({ path, input, kind }: FirstAnswer): QueryKey {
  return [path.split('.'), { ...(input !== undefined && { input }), type: kind }]
}
