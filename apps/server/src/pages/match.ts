import { PAGES } from './routes.ts'
import type { PageRoute } from './visit.ts'

export interface Match {
  /** As the router writes it: "/property/$id". */
  route: string
  page: PageRoute
  params: Record<string, string>
}

const ROUTES = Object.entries(PAGES).map(([route, page]) => ({
  route,
  page,
  segments: segmentsOf(route),
}))

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** The route of a path, as the web's router finds it: whatever its case, with or without a slash at its end. */
export function matchPage(path: string): Match | undefined {
  const given = segmentsOf(path).map(decoded)
  for (const { route, page, segments } of ROUTES) {
    const params = paramsOf(segments, given)
    if (params) return { route, page, params }
  }
  return undefined
}

function paramsOf(wanted: readonly string[], given: readonly string[]) {
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [nth, segment] of wanted.entries()) {
    const text = given[nth] ?? ''
    if (segment.startsWith('$')) params[segment.slice(1)] = text
    else if (segment !== text.toLowerCase()) return undefined
  }
  return params
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
