import { unlistedHead } from '@hearth/core/page/head.ts'
import { resultsHead, resultsTitle } from '@hearth/core/page/resultsHead.ts'
import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { formatPrice } from '@hearth/core/property/price.ts'
import { cleanParams, stateFromParams } from '@hearth/core/search/resultsSearch.ts'
import { type Html, html, joined } from './html.ts'
import type { Page, Visit, Waiting } from './visit.ts'

/** A search with its first homes, which count as shown where they are answered: here, and not again in the page. */
export const resultsPage: Waiting = {
  load,
  bareHead: ({ search }) => unlistedHead(resultsTitle(stateOf(search).criteria)),
}

const stateOf = (search: Visit['search']) => stateFromParams(cleanParams(search))

async function load({ caller, answers, search, origin }: Visit): Promise<Page> {
  const state = stateOf(search)
  const { criteria, sort } = state
  const { search: asked } = await caller()
  const found = await answers.askFirstPage('search.results', asked.results, { criteria, sort })
  const head = resultsHead(state, found, origin)
  return {
    status: 200,
    head,
    plain: html`<h1>${head.title}</h1><ul>${joined(found.items.map(itemOf))}</ul>`,
  }
}

function itemOf(card: PropertyCard): Html {
  const { id, title, address } = card
  return html`<li><a href="/property/${id}">${title}</a>, ${address}, ${formatPrice(card)}</li>`
}
