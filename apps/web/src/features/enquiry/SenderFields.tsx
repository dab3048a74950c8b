import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import classes from './Form.module.css'

/** Who writes, as both forms ask for it. */
export type Sender = {
  name: string
  email: string
  phone: string
  /** Seen by programs alone. */
  website: string
}

/** Name, e-mail and phone; and the field that people leave empty because they do not see it. */
export function SenderFields<Values extends Sender>({ form }: { form: UseFormReturnType<Values> }) {
  return (
    <>
      <TextInput
        label="Name"
        autoComplete="name"
        aria-required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <div className={classes.pair}>
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          aria-required
          {...form.getInputProps('email')}
        />
        <TextInput
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          aria-required
          {...form.getInputProps('phone')}
        />
      </div>
      <div className={classes.unseen} aria-hidden>
        <label>
          Website
          <input
            type="text"
            tabIndex={-1}
            autoComplete="off"
            name="hearth-website"
            {...form.getInputProps('website', { withError: false, withFocus: false })}
          />
        </label>
      </div>
    </>
  )
}
