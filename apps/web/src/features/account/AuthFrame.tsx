import { Alert, Button, Title } from '@mantine/core'
import { IconArrowLeft, IconMail } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { useFocusWhenLost } from '../../ui/useFocusWhenLost.ts'
import classes from './AuthPage.module.css'
import { FrontDoor } from './FrontDoor.tsx'

interface Props {
  title: string
  text: string
  /** What has just happened and is still to be done; empty: nothing. */
  notice?: ReactNode
  /** What one enters by, beside the words; decoration only. */
  picture?: ReactNode
  children: ReactNode
}

/** A front door, or another picture, and beside it whatever lets one in. */
export function AuthFrame({ title, text, notice = '', picture, children }: Props) {
  // What led to another view has left with the view before.
  const heading = useFocusWhenLost<HTMLHeadingElement>(title)
  return (
    <PageContainer page>
      <BackButton />
      <div className={classes.card}>
        <div className={classes.picture}>{picture ?? <FrontDoor />}</div>
        <div className={classes.words}>
          <Title ref={heading} order={1} tabIndex={-1}>
            {title}
          </Title>
          <p className={classes.text}>{text}</p>
          <div aria-live="polite">
            {notice !== '' && (
              <Alert
                className={classes.notice}
                color="pine"
                icon={<IconMail size={20} stroke={1.6} aria-hidden />}
              >
                {notice}
              </Alert>
            )}
          </div>
          {children}
        </div>
      </div>
    </PageContainer>
  )
}

function BackButton() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = () => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }))
  return (
    <Button
      className={classes.back}
      variant="subtle"
      leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden />}
      onClick={goBack}
    >
      Back
    </Button>
  )
}
