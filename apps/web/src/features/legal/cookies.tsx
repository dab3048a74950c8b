import type { StoredInBrowser } from '@hearth/core/site/browserStorage.ts'
import { Link } from '@tanstack/react-router'
import { AnalyticsFacts } from './AnalyticsFacts.tsx'
import type { LegalSection } from './LegalPage.tsx'
import { SiteFacts } from './SiteFacts.tsx'
import { StorageTable } from './StorageTable.tsx'

const needed = (kind: StoredInBrowser['kind']) => (stored: StoredInBrowser) =>
  stored.kind === kind && stored.needsConsent === undefined

export const COOKIES: readonly LegalSection[] = [
  {
    title: 'The short version',
    body: (
      <>
        <p>
          If you only look around, Hearth sets no cookie at all. Two cookies are set when you sign
          in. Everything else is kept in your browser’s own storage, is never sent to us by itself,
          and is there so that what you typed or saved is not lost.
        </p>
        <p>
          All of that is needed for what you ask for, and so the law does not want us to ask you
          first. Anything else waits for your yes: see <a href="#analytics">Analytics</a>.
        </p>
      </>
    ),
  },
  {
    title: 'Cookies',
    body: (
      <>
        <p>
          Both are ours alone. Scripts cannot read them, and they are sent to this website and to
          nobody else.
        </p>
        <StorageTable caption="Cookies that are set when you sign in" which={needed('Cookie')} />
      </>
    ),
  },
  {
    title: 'Local storage',
    body: (
      <>
        <p>It stays on this device until it is removed.</p>
        <StorageTable caption="Kept on this device" which={needed('Local storage')} />
      </>
    ),
  },
  {
    title: 'Session storage',
    body: (
      <>
        <p>
          It belongs to one tab and goes with it. In the names, a word in braces stands for a
          number.
        </p>
        <StorageTable caption="Kept while the tab is open" which={needed('Session storage')} />
      </>
    ),
  },
  {
    title: 'Analytics',
    body: <SiteFacts>{(config) => <AnalyticsFacts config={config} />}</SiteFacts>,
  },
  {
    title: 'To remove it',
    body: (
      <p>
        Your browser’s settings list what each website has stored, and can delete all of it. Then
        you are signed out, hearts that are not in an account are gone, and nothing else is lost.
        What we hold on our side is in the <Link to="/privacy">Privacy Policy</Link>.
      </p>
    ),
  },
]
