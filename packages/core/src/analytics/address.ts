import { SORTS } from '../search/contract.ts'

/** Where somebody is: the pattern of the page's route, with the parts of the address that fill it. */
export interface Place {
  /** As the router writes it: "/property/$id". */
  route: string
  params: Readonly<Record<string, string>>
  search: Readonly<Record<string, unknown>>
}

/** The number of a home or the name of a post: what anybody may see. A token looks like neither. */
const PUBLIC_ID = /^(?:\d{1,9}|[a-z]+(?:-[a-z]+){0,9})$/
const LISTING_TYPES = /^(?:sale|rent)$/
const COUNT = /^\d{1,2}$/

/** The parameters that are told, each with what it may say: all are chosen, none is written in words. */
const TOLD_PARAMETERS: Readonly<Record<string, RegExp>> = {
  type: LISTING_TYPES,
  beds: COUNT,
  maxBeds: COUNT,
  baths: COUNT,
  sort: new RegExp(`^(?:${SORTS.join('|')})$`),
}

/**
 * The address as it is told to whoever measures: the page, whose home or post it is, and what was chosen from
 * a list. Places, prices, tokens, and where a sign-in leads back to stay here; what stands behind "#" as well.
 */
export function toldAddress({ route, params, search }: Place): string {
  const path = route.replaceAll(/\$([a-zA-Z]*)/g, (hole, name: string) => {
    const value = name === 'id' ? params[name] : undefined
    return value !== undefined && PUBLIC_ID.test(value) ? value : hole
  })
  const told = Object.entries(TOLD_PARAMETERS).flatMap(([name, allowed]) => {
    const value = String(search[name] ?? '')
    return allowed.test(value) ? [`${name}=${value}`] : []
  })
  return told.length === 0 ? path : `${path}?${told.join('&')}`
}

/** The pages on which it is noted what is pressed: they show everybody the same. */
const PAGES_FOR_ALL = new Set([
  ...['/', '/search-loading', '/properties', '/property/$id', '/blog', '/blog/$id'],
  ...['/terms', '/privacy', '/cookies', '/data'],
])

/** Whether a page is for all: on any other, what is pressed may tell about the person. */
export const isForAll = (route: string): boolean => PAGES_FOR_ALL.has(route)
