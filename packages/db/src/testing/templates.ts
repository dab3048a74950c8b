/** What a test database is cloned from: the schema alone, or the schema and the gazetteer. */
export const TEMPLATES = { empty: 'hearth_template', places: 'hearth_template_places' } as const
export type Template = keyof typeof TEMPLATES

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
