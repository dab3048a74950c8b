import type { SiteConfig } from '@hearth/core/site/contract.ts'
import { ChoiceDetails } from '../analytics/ChoiceDetails.tsx'
import { StorageTable } from './StorageTable.tsx'

/** What is measured here, and only after a yes; or that nothing is. */
export function AnalyticsFacts({ config }: { config: SiteConfig }) {
  if (config.analytics === null) {
    return (
      <p>
        None is set up here. Nothing is loaded or sent to measure visits, and that is why nobody
        asks you about it.
      </p>
    )
  }
  return (
    <>
      <p>
        We would like to know which pages help. If you say yes, PostHog measures that for us, at{' '}
        <code>{new URL(config.analytics.host).host}</code>: which pages you open, what you press on
        those that look the same to everybody, and what you chose from lists, with the number of
        your account if you are signed in. What you write, places, prices and what is in your
        account stay out of it.
      </p>
      <p>
        Until then nothing of it is loaded, sent or stored except your answer. You can change your
        mind here, and in the foot of every page under “Analytics choices”. If your browser sends
        Global Privacy Control, that counts as a no.
      </p>
      <ChoiceDetails />
      <StorageTable
        caption="Kept only once you have said yes"
        which={(stored) => stored.needsConsent === true}
      />
    </>
  )
}
