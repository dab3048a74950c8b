import { PASSWORD_MIN } from '@hearth/core/account/contract.ts'
import type { PasswordInputProps } from '@mantine/core'
import { PasswordField } from './PasswordField.tsx'

interface Props {
  /** What the password is called: "Password" where there was none before. */
  label: string
  of(field: 'password' | 'confirmPassword'): PasswordInputProps
}

/** A password that is chosen, typed twice. */
export function NewPasswordFields({ label, of }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        description={`At least ${PASSWORD_MIN} characters, and hard to guess`}
        autoComplete="new-password"
        {...of('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...of('confirmPassword')}
      />
    </>
  )
}
