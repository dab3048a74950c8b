import { SITE_ORIGIN_NAME } from '@hearth/core/page/head.ts'

/**
 * Where the pages of this Hearth are known to be, as its server says in each: not always the host that somebody
 * came by. Without a trailing slash.
 */
export function siteOrigin(): string {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_ORIGIN_NAME}"]`)
  return told?.content ?? window.location.origin
}
