import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  const [isVisible, { toggle }] = useDisclosure(false)
  return (
    <PasswordInput
      size="md"
      aria-required
      // Mantine says it of the frame alone.
      aria-invalid={Boolean(props.error) || undefined}
      visible={isVisible}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? 'Hide password' : 'Show password',
        'aria-pressed': isVisible,
        tabIndex: 0,
      }}
      {...props}
    />
  )
}
