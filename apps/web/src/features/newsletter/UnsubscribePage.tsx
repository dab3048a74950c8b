import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { Button } from '@mantine/core'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { NewsletterOutcome } from './NewsletterOutcome.tsx'

/** Where the link at the foot of a letter leads. A mail program that looks at links ends nothing. */
export function UnsubscribePage({ token }: { token: string }) {
  usePageTitle(UNLISTED_TITLES['/newsletter/unsubscribe'])
  const { mutate, data, error, isPending } = trpc.newsletter.unsubscribe.useMutation()
  const end = () => mutate({ token })

  if (data) {
    return (
      <NewsletterOutcome
        title="You are unsubscribed"
        text="No more newsletters are sent to this address. You can come back whenever you like."
      >
        <ButtonLink to="/blog" hash="newsletter" size="md" variant="default">
          Subscribe again
        </ButtonLink>
      </NewsletterOutcome>
    )
  }
  const refusal = error ? refusalOf(error) : undefined
  if (token === '' || refusal?.code === 'notFound' || (refusal && 'token' in refusal.fields)) {
    return (
      <NewsletterOutcome
        title="This link does not work"
        text="It is not complete, or nothing is kept of this address any more. The link in your newest newsletter does."
      >
        <ButtonLink to="/" size="md" variant="default">
          Go to the home page
        </ButtonLink>
      </NewsletterOutcome>
    )
  }
  if (refusal) {
    return (
      <NewsletterOutcome title="Your newsletter has not ended yet" text={refusal.text}>
        <Button size="md" onClick={end}>
          Try again
        </Button>
      </NewsletterOutcome>
    )
  }
  return (
    <NewsletterOutcome
      title="Unsubscribe from the newsletter?"
      text="One press, and no more of them come. Alerts of your saved searches are not touched."
    >
      <BusyButton size="md" isBusy={isPending} onClick={end}>
        Unsubscribe
      </BusyButton>
    </NewsletterOutcome>
  )
}
