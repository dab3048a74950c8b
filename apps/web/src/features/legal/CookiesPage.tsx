import { textHead } from '@hearth/core/page/textHead.ts'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageHead } from '../../ui/usePageHead.ts'

/** What Hearth stores in a browser. */
export function CookiesPage() {
  usePageHead(textHead('/cookies', window.location.origin))
  return (
    <PageContainer page>
      <PageHeading title="Cookie Policy" />
    </PageContainer>
  )
}
