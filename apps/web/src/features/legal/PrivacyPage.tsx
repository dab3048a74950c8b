import { textHead } from '@hearth/core/page/textHead.ts'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageHead } from '../../ui/usePageHead.ts'

/** What is held about people, why, for how long, and what they can do about it. */
export function PrivacyPage() {
  usePageHead(textHead('/privacy', window.location.origin))
  return (
    <PageContainer page>
      <PageHeading title="Privacy Policy" />
    </PageContainer>
  )
}
