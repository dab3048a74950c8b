import { Button } from '@mantine/core'
import { EmptyPlot } from '../../frame/EmptyPlot.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageContainer } from '../../ui/PageContainer.tsx'
import classes from './PropertyNotFound.module.css'

/** S1 section 2, to the letter. When loading failed, and it may well be there, one can try again. */
export function PropertyNotFound({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <PageContainer page>
      <div className={classes.page}>
        <EmptyPlot className={classes.picture} />
        <h1>Property Not Found</h1>
        <p>The property you are looking for doesn't exist or has been removed.</p>
        <div className={classes.actions}>
          {onRetry && (
            <Button variant="default" size="md" onClick={onRetry}>
              Try again
            </Button>
          )}
          <ButtonLink to="/properties" size="md" color="ember">
            Back to all properties
          </ButtonLink>
        </div>
      </div>
    </PageContainer>
  )
}
