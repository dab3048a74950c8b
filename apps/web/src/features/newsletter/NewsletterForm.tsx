import { subscribeInput } from '@hearth/core/newsletter/contract.ts'
import { Alert, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { IconAlertCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import classes from './NewsletterBox.module.css'

interface Props {
  /** The wish is stored, for this address. */
  onAsked(email: string): void
}

/** Takes an address. What is wrong stands beside the field, and what was typed stays. */
export function NewsletterForm({ onAsked }: Props) {
  const form = useForm({
    initialValues: { email: '' },
    validate: schemaResolver(subscribeInput, { sync: true }),
    clearInputErrorOnChange: true,
  })
  const focus = () => form.getInputNode('email')?.focus()
  const subscribe = trpc.newsletter.subscribe.useMutation({
    onSuccess: (_, { email }) => onAsked(email.trim()),
    onError(error) {
      const { fields } = refusalOf(error)
      form.setErrors(fields)
      if ('email' in fields) focus()
    },
  })
  const refusal = subscribe.error ? refusalOf(subscribe.error) : undefined
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => subscribe.mutate(values), focus)}
    >
      {refusal && !('email' in refusal.fields) && (
        <Alert
          className={classes.problem}
          color="red"
          role="alert"
          title="Not subscribed yet"
          icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden />}
        >
          {refusal.text}
        </Alert>
      )}
      <TextInput
        className={classes.field}
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        aria-required
        {...form.getInputProps('email')}
      />
      <BusyButton type="submit" color="ember" size="md" isBusy={subscribe.isPending}>
        Subscribe
      </BusyButton>
      <p className={classes.small}>
        Your address is kept for the newsletter alone: see our{' '}
        <Link to="/privacy">Privacy Policy</Link>.
      </p>
    </form>
  )
}
