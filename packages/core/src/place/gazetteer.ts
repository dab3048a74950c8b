import type { Place } from './contract.ts'
import { greatCircleMeters } from './distance.ts'
import { createNameTree, type NameMatch } from './nameTree.ts'
import { createSimilarWords } from './similarWords.ts'
import { plainWords } from './words.ts'

/** The United Kingdom's places, to be found by what people write. */
export interface Gazetteer {
  /** Every place of this name, alias or both, the likeliest first: by importance, by its own name before an alias. */
  named(name: string): readonly Place[]
  /**
   * The longest name that stands in `words` at `from`. `similar` gives other readings of a word
   * that is no word of any name ("claphm").
   */
  longestName(
    words: readonly string[],
    from: number,
    similar?: (word: string) => readonly string[],
  ): NameMatch | null
  /** Whether some name has this (plain) word. */
  hasWord(word: string): boolean
  /** Words of names that a mistyped word may have been meant for, the likeliest first. */
  similarTo(word: string): readonly { word: string; errors: number }[]
  /** Whether `outer` contains `inner`, by what the gazetteer says or by where they are. */
  contains(outer: Place, inner: Place): boolean
  /**
   * Places whose name begins with the text, the most important first, each name and region once. When
   * there is none, those for which one word of the text may be mistyped ("clpham").
   */
  suggest(text: string, limit: number): Place[]
}

const STATION_ADDITIONS = /^London |\s*\([^)]*\)/g
/** Typing errors are looked for among places that people are likely to mean. */
const WELL_KNOWN_FROM = 4000

/** All the ways in which the name of a place is written. */
function namesOf(place: Place): string[] {
  const names = [place.name, ...place.aliases]
  if (!place.kind.endsWith('_station')) return names
  const bare = place.name.replace(STATION_ADDITIONS, '')
  return bare === place.name || bare === '' ? names : [...names, bare]
}

/** How much the station of its name adds to a place: Victoria in London is better known than the one in Gwent. */
const STATION_WEIGHT = 1.5

type Stations = ReadonlyMap<string, readonly Place[]>

function stationsByName(places: readonly Place[]): Stations {
  const stations = new Map<string, Place[]>()
  for (const place of places) {
    if (!place.kind.endsWith('_station')) continue
    for (const name of namesOf(place)) stations.set(name, [...(stations.get(name) ?? []), place])
  }
  return stations
}

/** Stratford in London has more of a claim to "Stratford" than Stratford-upon-Avon. */
function claimTo(name: string, place: Place, stations: Stations): number {
  if (place.kind.endsWith('_station')) return place.importance
  const isOfStation = stations
    .get(name)
    ?.some((station) => greatCircleMeters(station, place) <= place.extentMeters)
  const claim = name === place.name ? place.importance : place.importance / 2
  return isOfStation ? claim * STATION_WEIGHT : claim
}

function isWellKnown(place: Place): boolean {
  return place.importance >= WELL_KNOWN_FROM || ['district', 'borough', 'area'].includes(place.kind)
}

export function containsPlace(outer: Place, inner: Place): boolean {
  if (outer === inner || outer.kind.endsWith('_station')) return false
  const names = new Set([outer.name, ...outer.aliases].map((name) => plainWords(name).join(' ')))
  if (inner.within.some((name) => names.has(plainWords(name).join(' ')))) return true
  return (
    outer.extentMeters > inner.extentMeters * 1.5 &&
    greatCircleMeters(outer, inner) < outer.extentMeters
  )
}

/** Builds the index once; every question after that is answered without a search through the list. */
export function createGazetteer(places: readonly Place[]): Gazetteer {
  const stations = stationsByName(places)
  const named = places
    .flatMap((place) =>
      namesOf(place).map((name) => ({ name, place, claim: claimTo(name, place, stations) })),
    )
    .sort((a, b) => b.claim - a.claim)
  const tree = createNameTree()
  const wellKnownWords: string[] = []
  for (const { name, place } of named) {
    const words = plainWords(name)
    tree.add(words, place, name)
    if (isWellKnown(place)) wellKnownWords.push(...words)
  }
  const similarWords = createSimilarWords(wellKnownWords)

  function mistypedBeginning(words: readonly string[], limit: number): Place[] {
    for (const [nth, typed] of words.entries()) {
      for (const { word } of similarWords.of(typed)) {
        const found = tree.beginningWith(words.with(nth, word), limit)
        if (found.length > 0) return found
      }
    }
    return []
  }

  return {
    named: (name) => tree.find(plainWords(name))?.places ?? [],
    longestName: tree.longest,
    hasWord: tree.hasWord,
    similarTo: similarWords.of,
    contains: containsPlace,
    suggest: (text, limit) => {
      const words = plainWords(text)
      const found = tree.beginningWith(words, limit)
      return found.length > 0 ? found : mistypedBeginning(words, limit)
    },
  }
}
