import { VIEWING_PARTS, type ViewingPart } from '@hearth/core/viewing/agentContract.ts'

/** What the address of the page says: which of the viewings are shown. All of them are not named. */
export interface AgentViewingsSearch {
  part?: ViewingPart
}

/** Reads the address; what is no part is left out. */
export function agentViewingsSearch({ part }: Record<string, unknown>): AgentViewingsSearch {
  const known = VIEWING_PARTS.find((each) => each === part)
  return known === undefined ? {} : { part: known }
}
