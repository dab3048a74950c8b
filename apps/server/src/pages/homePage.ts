import { unlistedHead } from '@hearth/core/page/head.ts'
import { homeHead } from '@hearth/core/page/homeHead.ts'
import { BUSIEST_PLACES, POPULAR_HOMES } from '@hearth/core/page/homeQuestions.ts'
import type { Page, Visit, Waiting } from './visit.ts'

/** The front door waits for no homes: it has its head, and they come along if they come in time. */
export const homePage: Waiting = {
  load,
  bareHead: ({ origin }) => unlistedHead(homeHead(origin).title),
}

async function load({ caller, answers, origin }: Visit): Promise<Page> {
  const { property, search } = await caller()
  void answers.ask('property.popular', property.popular, POPULAR_HOMES)
  void answers.ask('search.busiestPlaces', search.busiestPlaces, BUSIEST_PLACES)
  return { status: 200, head: homeHead(origin) }
}
