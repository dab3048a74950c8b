import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'

interface Props {
  value: number | string
  onChange: (value: number) => void
}

/** One less and one more, for the mouse and the finger: with the keyboard a number is typed. */
export function NumberSteps({ value, onChange }: Props) {
  const number = typeof value === 'number' ? value : 0
  const shared = { variant: 'subtle', size: 32, tabIndex: -1 } as const
  return (
    <div aria-hidden>
      <ActionIcon {...shared} onClick={() => onChange(Math.max(0, number - 1))}>
        <IconMinus size={16} stroke={1.8} />
      </ActionIcon>
      <ActionIcon {...shared} onClick={() => onChange(number + 1)}>
        <IconPlus size={16} stroke={1.8} />
      </ActionIcon>
    </div>
  )
}
