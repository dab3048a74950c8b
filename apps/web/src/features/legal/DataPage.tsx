import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'

/** Whose data Hearth shows, and under which licences. */
export function DataPage() {
  usePageTitle('Where our data comes from')
  return (
    <PageContainer page>
      <PageHeading title="Where our data comes from" />
    </PageContainer>
  )
}
