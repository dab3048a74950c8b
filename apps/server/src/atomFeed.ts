import { SITE_NAME } from '@hearth/core/page/head.ts'
import { propertyPath } from '@hearth/core/page/propertyHead.ts'
import { feedPath, resultsPath } from '@hearth/core/page/searchPaths.ts'
import { socialPicture } from '@hearth/core/page/socialPicture.ts'
import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { formatPrice, qualifierLabel } from '@hearth/core/property/price.ts'
import { areaLabel, bathsLabel, bedsLabel, typeLabel } from '@hearth/core/property/wording.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { describeCriteria } from '@hearth/core/search/describe.ts'
import { XML_DECLARATION, xmlOf } from './xml.ts'

const ATOM = 'http://www.w3.org/2005/Atom'
const XHTML = 'http://www.w3.org/1999/xhtml'
/** Since when the ids are ours (RFC 4151). */
const IDS_SINCE = '2026'

/** When a home was last news: listed, or reduced. An ISO string. */
const changedAt = ({ createdAt, reducedAt }: PropertyCard) =>
  reducedAt !== null && reducedAt > createdAt ? reducedAt : createdAt

/** When a feed of these homes last changed; without any, in 1970. */
export function feedChangedAt(homes: readonly PropertyCard[]): Date {
  return new Date(Math.max(0, ...homes.map((home) => Date.parse(changedAt(home)))))
}

/** The homes of a search as an Atom feed (RFC 4287). `site` is where visitors come to. */
export function atomFeed(
  site: string,
  criteria: SearchCriteria,
  homes: readonly PropertyCard[],
): string {
  const path = feedPath(criteria)
  const feed = {
    '@xmlns': ATOM,
    '@xml:lang': 'en-GB',
    id: idOf(site, path.slice(1)),
    title: `${describeCriteria(criteria).replace(/\.$/, '')} · ${SITE_NAME}`,
    subtitle: 'The homes that were listed last',
    updated: feedChangedAt(homes).toISOString(),
    author: { name: SITE_NAME, uri: `${site}/` },
    link: [
      { '@rel': 'self', '@type': 'application/atom+xml', '@href': site + path },
      { '@rel': 'alternate', '@type': 'text/html', '@href': site + resultsPath(criteria) },
    ],
    icon: `${site}/favicon.ico`,
    logo: `${site}/icons/512.png`,
    entry: homes.map((home) => entryOf(site, home)),
  }
  return XML_DECLARATION + xmlOf({ feed })
}

function entryOf(site: string, home: PropertyCard): object {
  const page = site + propertyPath(home.id)
  const picture = pictureOf(site, home)
  return {
    id: idOf(site, propertyPath(home.id).slice(1)),
    title: `${priceInWords(home)} · ${home.title}`,
    published: home.createdAt,
    updated: changedAt(home),
    link: [
      { '@rel': 'alternate', '@type': 'text/html', '@href': page },
      ...(picture ? [{ '@rel': 'enclosure', '@type': 'image/jpeg', '@href': picture }] : []),
    ],
    summary: summaryOf(home),
    content: {
      '@type': 'xhtml',
      div: {
        '@xmlns': XHTML,
        ...(picture && { a: { '@href': page, img: { '@src': picture, '@alt': home.title } } }),
        p: [{ strong: priceInWords(home) }, home.address, factsOf(home)],
      },
    },
  }
}

const idOf = (site: string, specific: string) =>
  `tag:${new URL(site).hostname},${IDS_SINCE}:${specific}`

/** A JPEG of the first picture; undefined when there is none that is known to be one. */
function pictureOf(site: string, { images: [first] }: PropertyCard): string | undefined {
  const address = first && socialPicture(first)
  return address?.endsWith('.jpg') ? new URL(address, site).href : undefined
}

function priceInWords(home: PropertyCard): string {
  const qualifier = qualifierLabel(home.priceQualifier)
  const price = formatPrice(home)
  if (qualifier === undefined) return price
  return home.priceQualifier === 'from' ? `${qualifier} ${price}` : `${price} ${qualifier}`
}

function factsOf(home: PropertyCard): string {
  const { beds, baths, areaSqft, propertyType } = home
  const isLivedIn = propertyType !== 'land' && propertyType !== 'commercial'
  const facts = [
    typeLabel(home),
    ...(isLivedIn ? [bedsLabel(beds), bathsLabel(baths)] : []),
    ...(areaSqft === null ? [] : [areaLabel(areaSqft)]),
  ]
  return facts.join(', ')
}

const summaryOf = (home: PropertyCard) =>
  `${priceInWords(home)}. ${home.address}. ${factsOf(home)}.`
