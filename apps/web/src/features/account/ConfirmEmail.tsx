import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { sayDone } from '../../ui/toasts.ts'
import classes from './AuthPage.module.css'

interface Props {
  /** Of the link in the e-mail. */
  token: string
  onConfirmed(email: string): void
}

/** Confirms an address when its owner says so: a program that follows links in e-mails does not. */
export function ConfirmEmail({ token, onConfirmed }: Props) {
  const utils = trpc.useUtils()
  const confirm = trpc.account.confirmEmail.useMutation({
    onSuccess(confirmed) {
      sayDone('Email address confirmed', `${confirmed.email} is yours.`)
      // Whoever is signed in here may have a new address now.
      void utils.account.me.invalidate()
      onConfirmed(confirmed.email)
    },
  })
  return (
    <div className={classes.form}>
      {confirm.error && (
        <Alert
          color="red"
          role="alert"
          title="Not confirmed"
          icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden />}
        >
          {refusalOf(confirm.error).text}
        </Alert>
      )}
      <BusyButton
        color="ember"
        size="md"
        isBusy={confirm.isPending}
        onClick={() => confirm.mutate({ token })}
      >
        Confirm email address
      </BusyButton>
    </div>
  )
}
