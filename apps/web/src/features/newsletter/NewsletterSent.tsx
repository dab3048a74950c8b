import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './NewsletterBox.module.css'

interface Props {
  email: string
  onAgain(): void
}

/** What is still to be done by whoever asked: it says the same for every address. */
export function NewsletterSent({ email, onAgain }: Props) {
  const text = useRef<HTMLDivElement>(null)
  // The button that has just been pressed is gone with the form.
  useEffect(() => text.current?.focus(), [])
  return (
    <div>
      <div ref={text} className={classes.sent} role="status" tabIndex={-1}>
        <p className={classes.next}>Look for our email</p>
        <p>
          We are writing to <strong>{email}</strong>. Press the button in that email, and you are
          subscribed.
        </p>
        <p>
          Has none come after a few minutes? Look among your spam, and whether the address is right.
          Whoever is subscribed already is told so once a day.
        </p>
      </div>
      <Button className={classes.again} variant="default" onClick={onAgain}>
        Try another address
      </Button>
    </div>
  )
}
