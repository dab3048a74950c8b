import type { Place } from './contract.ts'

/** A name found in a text. */
export interface NameMatch {
  /** How many words it takes. */
  length: number
  /** Who is called so, the most important first. */
  places: readonly Place[]
  /** The name as the gazetteer writes it: "King's Cross" for "kings cross". */
  writtenAs: string
  /** Typing errors that were forgiven. */
  corrections: number
}

interface Node {
  next: Map<string, Node>
  places: Place[]
  writtenAs: string
}

export interface NameTree {
  /** Adds a name; places have to be added in order of importance. */
  add(words: readonly string[], place: Place, writtenAs: string): void
  find(words: readonly string[]): { places: readonly Place[]; writtenAs: string } | null
  longest(
    words: readonly string[],
    from: number,
    similar?: (word: string) => readonly string[],
  ): NameMatch | null
  hasWord(word: string): boolean
  beginningWith(words: readonly string[], limit: number): Place[]
}

const createNode = (): Node => ({ next: new Map(), places: [], writtenAs: '' })

/** Names as a tree of words: one step a word, whatever the number of names. */
export function createNameTree(): NameTree {
  const root = createNode()
  const everyWord = new Set<string>()

  function nodeOf(words: readonly string[]): Node | undefined {
    let node: Node | undefined = root
    for (const word of words) node = node?.next.get(word)
    return node
  }

  function add(words: readonly string[], place: Place, writtenAs: string) {
    if (words.length === 0) return
    let node = root
    for (const word of words) {
      everyWord.add(word)
      let next = node.next.get(word)
      if (!next) {
        next = createNode()
        node.next.set(word, next)
      }
      node = next
    }
    if (node.writtenAs === '') node.writtenAs = writtenAs
    if (!node.places.includes(place)) node.places.push(place)
  }

  function longest(
    words: readonly string[],
    from: number,
    similar?: (word: string) => readonly string[],
  ): NameMatch | null {
    let best: NameMatch | null = null
    const walk = (node: Node, at: number, corrections: number) => {
      const length = at - from
      if (node.places.length > 0 && (!best || length > best.length)) {
        best = { length, places: node.places, writtenAs: node.writtenAs, corrections }
      }
      const word = words[at]
      if (word === undefined) return
      const next = node.next.get(word)
      if (next) walk(next, at + 1, corrections)
      else if (similar && corrections < 2) {
        for (const other of similar(word)) {
          const meant = node.next.get(other)
          if (meant) walk(meant, at + 1, corrections + 1)
        }
      }
    }
    walk(root, from, 0)
    return best
  }

  function beginningWith(words: readonly string[], limit: number): Place[] {
    const last = words.at(-1)
    const parent = last === undefined ? undefined : nodeOf(words.slice(0, -1))
    if (last === undefined || !parent) return []
    const found: Place[] = []
    const collect = (node: Node) => {
      found.push(...node.places)
      for (const next of node.next.values()) collect(next)
    }
    for (const [word, node] of parent.next) if (word.startsWith(last)) collect(node)
    return firstOfEachName(found, limit)
  }

  return {
    add,
    find: (words) => {
      const node = words.length > 0 ? nodeOf(words) : undefined
      return node && node.places.length > 0 ? node : null
    },
    longest,
    hasWord: (word) => everyWord.has(word),
    beginningWith,
  }
}

/** The most important place of each name and region: a town and its station are shown once. */
function firstOfEachName(places: readonly Place[], limit: number): Place[] {
  const chosen = new Map<string, Place>()
  for (const place of [...places].sort((a, b) => b.importance - a.importance)) {
    const isStation = place.kind.endsWith('_station')
    const key = isStation ? place.name : `${place.name}, ${place.within[0] ?? ''}`
    const hasTown = isStation && [...chosen.values()].some((other) => other.name === place.name)
    if (!hasTown && !chosen.has(key)) chosen.set(key, place)
    if (chosen.size === limit) break
  }
  return [...chosen.values()]
}
