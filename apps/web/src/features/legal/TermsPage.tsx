import { LegalPage } from './LegalPage.tsx'
import { LAST_UPDATED } from './lastUpdated.ts'
import { TERMS } from './terms.tsx'

/** Under which terms Hearth may be used. */
export function TermsPage() {
  return (
    <LegalPage
      path="/terms"
      summary="What you can expect of Hearth, and what Hearth expects of you. In short: search freely, tell the truth, and check what matters before you pay for it."
      updated={LAST_UPDATED}
      sections={TERMS}
    />
  )
}
