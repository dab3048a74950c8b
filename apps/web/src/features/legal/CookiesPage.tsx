import { COOKIES } from './cookies.tsx'
import { LegalPage } from './LegalPage.tsx'
import { LAST_UPDATED } from './lastUpdated.ts'

/** What Hearth stores in a browser. */
export function CookiesPage() {
  return (
    <LegalPage
      path="/cookies"
      summary="Every cookie and everything else that Hearth keeps in your browser, by name, with what it is for and how long it stays."
      updated={LAST_UPDATED}
      sections={COOKIES}
    />
  )
}
