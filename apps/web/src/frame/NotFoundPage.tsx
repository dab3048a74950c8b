import { NOT_FOUND_HEAD } from '@hearth/core/page/head.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageContainer } from '../ui/PageContainer.tsx'
import { usePageHead } from '../ui/usePageHead.ts'
import { EmptyPlot } from './EmptyPlot.tsx'
import classes from './NotFoundPage.module.css'

/** Any address that leads nowhere. */
export function NotFoundPage() {
  usePageHead(NOT_FOUND_HEAD)
  return (
    <PageContainer page>
      <div className={classes.page}>
        <EmptyPlot className={classes.picture} />
        <h1 className={classes.code}>404</h1>
        <p className={classes.text}>Oops! We couldn't find this page</p>
        <ButtonLink to="/" size="md" color="ember">
          Return to Home
        </ButtonLink>
      </div>
    </PageContainer>
  )
}
