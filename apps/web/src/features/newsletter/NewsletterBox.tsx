import { useId, useState } from 'react'
import classes from './NewsletterBox.module.css'
import { NewsletterForm } from './NewsletterForm.tsx'
import { NewsletterSent } from './NewsletterSent.tsx'

/** Where the newsletter is asked for. What it promises is agreed to: see CONSENT_VERSION. */
export function NewsletterBox() {
  const [asked, setAsked] = useState('')
  const heading = useId()
  return (
    <section id="newsletter" className={classes.box} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={classes.heading}>
          A letter from Hearth
        </h2>
        <p className={classes.promise}>
          About once a month: guides to buying and renting, and what is new here. Unsubscribe with
          one press.
        </p>
      </div>
      {asked === '' ? (
        <NewsletterForm onAsked={setAsked} />
      ) : (
        <NewsletterSent email={asked} onAgain={() => setAsked('')} />
      )}
    </section>
  )
}
