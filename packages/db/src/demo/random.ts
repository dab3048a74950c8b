/** A source of repeatable choices: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** True with the probability given. */
  chance(probability: number): boolean
  /** Roughly normal around 0 with deviation 1, never beyond ±3.5. */
  bell(): number
  pick<T>(items: readonly T[]): T
  /** One of the entries, each as likely as its weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T
  /** A new array in random order. */
  shuffled<T>(items: readonly T[]): T[]
}

// cyrb128: spreads a text over four 32-bit numbers.
function seedsOf(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ k, 597399067)
    b = c ^ Math.imul(b ^ k, 2869860233)
    c = d ^ Math.imul(c ^ k, 951274213)
    d = a ^ Math.imul(d ^ k, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0]
}

// sfc32: small, fast, and passes PractRand.
function generator(text: string): () => number {
  let [a, b, c, d] = seedsOf(text)
  return () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return (t >>> 0) / 4294967296
  }
}

function weightedPick<T>(next: () => number, entries: readonly (readonly [T, number])[]): T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let rest = next() * total
  for (const [item, weight] of entries) {
    rest -= weight
    if (rest < 0) return item
  }
  const last = entries.findLast(([, weight]) => weight > 0)
  if (!last) throw new RangeError('A weighted choice needs an entry with a weight above 0')
  return last[0]
}

/** Starts a sequence; give every listing its own seed, so that changing one leaves the others. */
export function createRandom(seed: string): Random {
  const next = generator(seed)
  for (let i = 0; i < 12; i++) next()
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    // A sum of uniforms needs no logarithm, so no machine can round it differently.
    bell: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError('There is nothing to pick from')
      return items[int(0, items.length - 1)] as T
    },
    weighted: (entries) => weightedPick(next, entries),
    shuffled<T>(items: readonly T[]): T[] {
      const copy = [...items]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[copy[i], copy[j]] = [copy[j] as T, copy[i] as T]
      }
      return copy
    },
  }
}
