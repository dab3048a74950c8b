import { TextInput, type TextInputProps } from '@mantine/core'

interface Props {
  of(field: 'companyName' | 'phone' | 'address'): TextInputProps
}

/** What a company says about itself. */
export function CompanyFields({ of }: Props) {
  return (
    <>
      <TextInput
        label="Company name"
        autoComplete="organization"
        size="md"
        aria-required
        {...of('companyName')}
      />
      <TextInput
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        size="md"
        aria-required
        {...of('phone')}
      />
      <TextInput
        label="Business address"
        autoComplete="street-address"
        size="md"
        aria-required
        {...of('address')}
      />
    </>
  )
}
