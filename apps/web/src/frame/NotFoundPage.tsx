import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageContainer } from '../ui/PageContainer.tsx'
import { usePageTitle } from '../ui/usePageTitle.ts'
import { EmptyPlot } from './EmptyPlot.tsx'
import classes from './NotFoundPage.module.css'

/** Any address that leads nowhere. */
export function NotFoundPage() {
  usePageTitle('Page not found')
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
