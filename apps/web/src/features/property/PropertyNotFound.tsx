import { Button } from '@mantine/core'
import { EmptyPlot } from '../../frame/EmptyPlot.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageContainer } from '../../ui/PageContainer.tsx'
import classes from './PropertyNotFound.module.css'

interface Props {
  /** Given when loading failed, and the property may well be there. */
  retry: { ask(): void; isAsking: boolean } | undefined
}

/** S1 section 2, to the letter. */
export function PropertyNotFound({ retry }: Props) {
  return (
    <PageContainer page>
      <div className={classes.page}>
        <EmptyPlot className={classes.picture} />
        <h1>Property Not Found</h1>
        <p>The property you are looking for doesn't exist or has been removed.</p>
        <div className={classes.actions}>
          {retry && (
            <Button variant="default" size="md" loading={retry.isAsking} onClick={retry.ask}>
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
