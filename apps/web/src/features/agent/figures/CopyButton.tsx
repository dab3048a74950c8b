import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCopy } from '@tabler/icons-react'
import { sayWrong } from '../../../ui/toasts.ts'

interface Props {
  text: string
  label: string
  /** What is said once it is on the clipboard. */
  said: string
}

/** Puts a text on the clipboard. */
export function CopyButton({ text, label, said }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notifications.show({ message: said, role: 'status' })
    } catch {
      sayWrong('Your browser did not allow copying', 'Please select the text and copy it by hand.')
    }
  }
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  )
}
