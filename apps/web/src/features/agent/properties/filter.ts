import type { AgentHomesInput } from '@hearth/core/property/agentHomes.ts'

/** Which homes are looked for: what was typed, and what was chosen. */
export type HomesFilter = Pick<AgentHomesInput, 'status' | 'listingType' | 'isWithdrawn'> & {
  typed: string
}

export const ALL_HOMES: HomesFilter = { typed: '', isWithdrawn: false }

/** Whether anything is left out that is on the market. */
export const isNarrowed = ({ typed, status, listingType, isWithdrawn }: HomesFilter): boolean =>
  typed.trim() !== '' || status !== undefined || listingType !== undefined || isWithdrawn
