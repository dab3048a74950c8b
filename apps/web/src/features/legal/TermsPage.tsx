import { textHead } from '@hearth/core/page/textHead.ts'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageHead } from '../../ui/usePageHead.ts'

/** Under which terms Hearth may be used. */
export function TermsPage() {
  usePageHead(textHead('/terms', window.location.origin))
  return (
    <PageContainer page>
      <PageHeading title="Terms of Service" />
    </PageContainer>
  )
}
