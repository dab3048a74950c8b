import { Button } from '@mantine/core'
import { useAnalytics } from './AnalyticsContext.ts'
import classes from './AnswerButtons.module.css'

/** Yes and no, as easy as one another: side by side, of one size and one look. */
export function AnswerButtons() {
  const { choose } = useAnalytics()
  return (
    <div className={classes.answers}>
      <Button variant="default" onClick={() => choose('yes')}>
        Yes, you may
      </Button>
      <Button variant="default" onClick={() => choose('no')}>
        No, thank you
      </Button>
    </div>
  )
}
