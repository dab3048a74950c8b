import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { Button } from '@mantine/core'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { NewsletterOutcome } from './NewsletterOutcome.tsx'

/** Where the link of the first letter leads. It subscribes when its owner says so: a program that follows links does not. */
export function ConfirmPage({ token }: { token: string }) {
  usePageTitle(UNLISTED_TITLES['/newsletter/confirm'])
  const { mutate, data, error, isPending } = trpc.newsletter.confirm.useMutation()
  const confirm = () => mutate({ token })

  if (data) {
    return (
      <NewsletterOutcome
        title="You are subscribed"
        text={`The Hearth newsletter comes to ${data.email}. Each one has a link that ends it.`}
      >
        <ButtonLink to="/blog" size="md">
          Read the blog
        </ButtonLink>
      </NewsletterOutcome>
    )
  }
  const refusal = error ? refusalOf(error) : undefined
  if (token === '' || refusal?.code === 'linkInvalid' || (refusal && 'token' in refusal.fields)) {
    return (
      <NewsletterOutcome
        title="This link does not work"
        text="It is not complete, is older than three days, or has been used already. If you have pressed its button before, you are subscribed; otherwise ask for a new one."
      >
        <ButtonLink to="/blog" hash="newsletter" size="md">
          Ask for a new link
        </ButtonLink>
      </NewsletterOutcome>
    )
  }
  if (refusal) {
    return (
      <NewsletterOutcome title="You are not subscribed yet" text={refusal.text}>
        <Button size="md" onClick={confirm}>
          Try again
        </Button>
      </NewsletterOutcome>
    )
  }
  return (
    <NewsletterOutcome
      title="Confirm your subscription"
      text="One press, and the Hearth newsletter comes to you. If you did not ask for it, close the page and nothing is sent."
    >
      <BusyButton color="ember" size="md" isBusy={isPending} onClick={confirm}>
        Confirm subscription
      </BusyButton>
    </NewsletterOutcome>
  )
}
