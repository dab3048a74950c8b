import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'

/** What is held about people, why, for how long, and what they can do about it. */
export function PrivacyPage() {
  usePageTitle('Privacy Policy')
  return (
    <PageContainer page>
      <PageHeading title="Privacy Policy" />
    </PageContainer>
  )
}
