import type { Offer } from '@hearth/core/viewing/agentContract.ts'

const isSame = (one: Offer, other: Offer) => one.date === other.date && one.time === other.time

/** The one of some offers that holds: what was picked, while it is free, else the first that is. */
export function heldOffer(offers: readonly Offer[], picked: Offer | null): Offer | undefined {
  const free = offers.filter(({ problem }) => problem === null)
  return free.find((each) => picked !== null && isSame(each, picked)) ?? free[0]
}

/** Offers by their days, in their order. */
export const offersByDay = (offers: readonly Offer[]): [string, Offer[]][] => [
  ...Map.groupBy(offers, ({ date }) => date),
]
