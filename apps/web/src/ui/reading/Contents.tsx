import classes from './Contents.module.css'
import { headingId } from './headingId.ts'

/** The headings of a long text, beside it where there is room. */
export function Contents({ headings }: { headings: readonly string[] }) {
  return (
    <nav className={classes.contents} aria-label="On this page">
      <p className={classes.title} aria-hidden="true">
        On this page
      </p>
      <ol>
        {headings.map((text) => (
          <li key={text}>
            <a href={`#${headingId(text)}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
