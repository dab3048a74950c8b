import { FEATURE_TAGS, type FeatureTag } from './featureTags.ts'

const BIT = new Map(FEATURE_TAGS.map((tag, index) => [tag, 1n << BigInt(index)]))

/** Packs tags into the number that is stored and searched, one bit a tag. */
export function featureBits(tags: readonly FeatureTag[]): bigint {
  return tags.reduce((bits, tag) => bits | (BIT.get(tag) ?? 0n), 0n)
}

/** Unpacks what featureBits packed, in the order of FEATURE_TAGS. */
export function tagsOfBits(bits: bigint): FeatureTag[] {
  return FEATURE_TAGS.filter((tag) => (bits & (BIT.get(tag) ?? 0n)) !== 0n)
}
