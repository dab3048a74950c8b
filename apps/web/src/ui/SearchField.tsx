import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

interface Props extends Pick<TextInputProps, 'className' | 'size' | 'placeholder'> {
  label: string
  value: string
  onType(text: string): void
}

/** Words to find something in a list by. */
export const SearchField = ({ label, onType, ...props }: Props) => (
  <TextInput
    {...props}
    type="search"
    aria-label={label}
    maxLength={200}
    leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
    onChange={(event) => onType(event.currentTarget.value)}
  />
)
