/** How the names of all that PostHog's library keeps begin. */
const KEPT = /^(?:ph_|__ph_)/

/** Removes what PostHog's library has kept in this browser, now or in an earlier version: cookies and storage. */
export function forgetMeasuring(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
    if (KEPT.test(name)) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
  }
  for (const storage of storages()) {
    const kept = Object.keys(storage).filter((key) => KEPT.test(key))
    for (const key of kept) storage.removeItem(key)
  }
}

function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage]
  } catch {
    // Where the browser forbids both, nothing was kept either.
    return []
  }
}
