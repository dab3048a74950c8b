import { Button, Group } from '@mantine/core'
import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { ButtonLink } from './ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'
import { PageContainer } from './PageContainer.tsx'
import classes from './RouteError.module.css'
import { usePageTitle } from './usePageTitle.ts'

/** Shown in place of a page whose code failed; the frame around it stays. */
export function RouteError({ reset }: ErrorComponentProps) {
  usePageTitle('Something went wrong')
  const router = useRouter()
  const isHome = useLocation({ select: (location) => location.pathname === '/' })
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <>
      {isHome && <div className={classes.underBar} />}
      <PageContainer page>
        <div role="alert">
          <EmptyState
            isPage
            title="Something went wrong on this page"
            text="It is our fault, not yours. Nothing that you saved is lost."
          >
            <Group justify="center">
              <Button onClick={retry}>Try again</Button>
              <ButtonLink to="/" variant="default">
                Return to Home
              </ButtonLink>
            </Group>
          </EmptyState>
        </div>
      </PageContainer>
    </>
  )
}
