import { Loader } from '@mantine/core'
import { PageContainer } from '../../ui/PageContainer.tsx'
import classes from './WaitForSession.module.css'

/** Stands where a page will be as soon as it is known who is signed in. */
export function WaitForSession() {
  return (
    <PageContainer page>
      <div className={classes.wait} role="status" aria-label="Loading">
        <Loader color="pine" />
      </div>
    </PageContainer>
  )
}
