/** Choices that always fall the same way for the same name. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  int(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  chance(probability: number): boolean
}

/** FNV-1a: neighbouring seeds must land far apart. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (const character of text) {
    h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return h >>> 0
}

/** A short name for a text, for ids that must not collide within a page. */
export function fingerprint(text: string): string {
  return hash(text).toString(36)
}

/** Mulberry32 over a hash of the name: small, fast and good enough to vary a drawing. */
export function createRandom(...name: readonly (string | number)[]): Random {
  let state = hash(name.join('/'))
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  }
}

/** Takes turns through the list, so that neighbouring turns never get the same. */
export function takeTurns<T>(list: readonly [T, ...T[]], turn: number): T {
  return list[turn % list.length] ?? list[0]
}
