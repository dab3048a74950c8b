import { Group } from '@mantine/core'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { EmptyRoom } from './EmptyRoom.tsx'
import classes from './UnfurnishedPage.module.css'

interface Props {
  /** What the page will be called. */
  name: string
  /** What one will be able to do here, as a sentence. */
  purpose: string
}

/** Stands where a page is still being built, and says so. */
export function UnfurnishedPage({ name, purpose }: Props) {
  usePageTitle(name)
  return (
    <PageContainer page>
      <div className={classes.page}>
        <EmptyRoom className={classes.picture} />
        <p className={classes.name}>{name}</p>
        <h1 className={classes.title}>This room isn’t furnished yet</h1>
        <p className={classes.purpose}>
          {purpose} We are still building this page; searching for homes and saving them already
          works.
        </p>
        <Group justify="center">
          <ButtonLink to="/properties" size="md">
            Search for homes
          </ButtonLink>
          <ButtonLink to="/" size="md" variant="default">
            Return to Home
          </ButtonLink>
        </Group>
      </div>
    </PageContainer>
  )
}
