/** What the address of the page says: which import is open. */
export interface ImportSearch {
  id?: number
}

/** Reads the address; what is no import's number is left out. */
export function importSearch({ id }: Record<string, unknown>): ImportSearch {
  const number = Number(id)
  return Number.isSafeInteger(number) && number > 0 && number <= 2_147_483_647 ? { id: number } : {}
}
