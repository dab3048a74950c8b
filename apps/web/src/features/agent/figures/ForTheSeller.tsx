import { CopyButton } from './CopyButton.tsx'
import classes from './Figures.module.css'

/** The figures as a sentence, for a call or a letter. */
export function ForTheSeller({ text }: { text: string }) {
  return (
    <section className={classes.seller} aria-labelledby="for-the-seller">
      <h2 id="for-the-seller" className={classes.sellerTitle}>
        For your seller
      </h2>
      <p className={classes.sellerText}>{text}</p>
      <CopyButton text={text} label="Copy text" said="Text copied" />
    </section>
  )
}
