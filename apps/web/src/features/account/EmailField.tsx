import { TextInput, type TextInputProps } from '@mantine/core'

/** The e-mail address by which an account is known; password managers keep it as the user name. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      aria-required
      {...props}
    />
  )
}
