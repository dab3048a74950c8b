import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import classes from './AuthPage.module.css'

interface Props {
  /** Of the link in the e-mail. */
  token: string
  /** What the button says. */
  children: string
  onConfirmed(email: string): void
}

/** Confirms an address when its owner says so: a program that follows links in e-mails does not. */
export function ConfirmEmail({ token, children, onConfirmed }: Props) {
  const utils = trpc.useUtils()
  const confirm = trpc.account.confirmEmail.useMutation({
    async onSuccess(confirmed) {
      // Whoever is signed in here may have a new address now, or a company.
      await utils.account.me.invalidate()
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
        {children}
      </BusyButton>
    </div>
  )
}
