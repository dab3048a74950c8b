import { useAnalytics } from './AnalyticsContext.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import classes from './ChoiceDetails.module.css'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** How this browser stands to being measured, and the two ways to change it. */
export function ChoiceDetails() {
  const { standing, choice } = useAnalytics()
  return (
    <div className={classes.details}>
      <p role="status">
        {standing === 'ask' && 'You have not answered yet, so nothing is measured.'}
        {standing === 'yes' &&
          `You said yes on ${day.format(choice?.at)}. Hearth sees which pages are opened in this browser and what is pressed.`}
        {standing === 'no' &&
          `You said no on ${day.format(choice?.at)}. Nothing is measured in this browser.`}
        {standing === 'signal' &&
          'Your browser sends Global Privacy Control, which asks sites not to measure you. Hearth takes that as a no, whatever was answered before: nothing is measured in this browser.'}
      </p>
      {standing !== 'signal' && (
        <>
          <AnswerButtons />
          <p className={classes.note}>
            Your answer is kept in this browser for twelve months at most. A no deletes what was
            stored to measure.
          </p>
        </>
      )}
    </div>
  )
}
