import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'

/** Under which terms Hearth may be used. */
export function TermsPage() {
  usePageTitle('Terms of Service')
  return (
    <PageContainer page>
      <PageHeading title="Terms of Service" />
    </PageContainer>
  )
}
