import { textHead } from '@hearth/core/page/textHead.ts'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageHead } from '../../ui/usePageHead.ts'

/** Whose data Hearth shows, and under which licences. */
export function DataPage() {
  usePageHead(textHead('/data', window.location.origin))
  return (
    <PageContainer page>
      <PageHeading title="Where our data comes from" />
    </PageContainer>
  )
}
