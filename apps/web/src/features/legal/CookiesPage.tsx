import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'

/** What Hearth stores in a browser. */
export function CookiesPage() {
  usePageTitle('Cookie Policy')
  return (
    <PageContainer page>
      <PageHeading title="Cookie Policy" />
    </PageContainer>
  )
}
