import type { SiteConfig } from '@hearth/core/site/contract.ts'
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
        <code>{new URL(config.analytics.host).host}</code>. Until then nothing of it is loaded, sent
        or stored except your answer. You can change your mind in the foot of every page, under
        “Analytics choices”; a no deletes what the yes has stored. If your browser sends Global
        Privacy Control, that counts as a no.
      </p>
      <StorageTable
        caption="Kept only once you have said yes"
        which={(stored) => stored.needsConsent === true}
      />
    </>
  )
}
