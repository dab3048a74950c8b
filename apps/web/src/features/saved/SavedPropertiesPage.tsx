import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { useAuth } from '../account/useAuth.ts'
import { SavedList } from './SavedList.tsx'
import { SignInHint } from './SignInHint.tsx'
import { useSavedProperties } from './useSavedProperties.ts'

/** The shortlist of whoever uses this browser, the last saved first. */
export function SavedPropertiesPage() {
  usePageTitle(UNLISTED_TITLES['/saved-properties'])
  const { state } = useAuth()
  const { saved } = useSavedProperties()
  return (
    <PageContainer page>
      <PageHeading title="Saved Properties" subtitle="Manage your shortlisted properties" />
      {state === 'signedOut' && <SignInHint hasHomes={saved.length > 0} />}
      <SavedList />
    </PageContainer>
  )
}
