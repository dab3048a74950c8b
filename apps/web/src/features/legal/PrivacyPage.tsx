import { LegalPage } from './LegalPage.tsx'
import { LAST_UPDATED } from './lastUpdated.ts'
import { PRIVACY } from './privacy.tsx'

/** What is held about people, why, for how long, and what they can do about it. */
export function PrivacyPage() {
  return (
    <LegalPage
      path="/privacy"
      summary="What Hearth knows about you, why, and for how long. In short: little, only for what you asked, and you can take it with you or delete it yourself."
      updated={LAST_UPDATED}
      sections={PRIVACY}
    />
  )
}
