import { homeHead } from '@hearth/core/page/homeHead.ts'
import { BUSIEST_PLACES, POPULAR_HOMES } from '@hearth/core/page/homeQuestions.ts'
import type { Page, Visit } from './visit.ts'

/** The front door waits for nothing: it has its head, and the homes if they come in time. */
export async function homePage({ caller, answers, origin }: Visit): Promise<Page> {
  const { property, search } = await caller()
  void answers.ask('property.popular', property.popular, POPULAR_HOMES)
  void answers.ask('search.busiestPlaces', search.busiestPlaces, BUSIEST_PLACES)
  return { status: 200, head: homeHead(origin) }
}
