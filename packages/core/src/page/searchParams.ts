/** A plain query string as a flat record: `?type=rent&location=Clapham`. A repeated name keeps its last value. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The inverse of parseSearch. Absent and empty values are left out; spaces are written as "+". */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue
    params.set(name, String(value))
  }
  const text = params
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3B', ';')
    .replaceAll('%2F', '/')
  return text === '' ? '' : `?${text}`
}
