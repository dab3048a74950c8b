import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useAnalytics } from './AnalyticsContext.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import classes from './ConsentBanner.module.css'

/**
 * Asks whoever has not answered. It stands in the page and not over it, so that it covers nothing; below the top
 * bar, so that it is met before the content; and it leaves the focus where it is.
 */
export function ConsentBanner() {
  const { isAsking } = useAnalytics()
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body
    // The button that was pressed is gone: the keyboard goes on with what the page is about.
    if (wasAsking.current && !isAsking && isFocusLost) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    wasAsking.current = isAsking
  }, [isAsking])
  if (!isAsking) return null
  return (
    <section className={classes.banner} data-screen-only aria-labelledby="analytics-question">
      <div className={classes.content}>
        {/* Spoken when it appears, after what is being read. */}
        <p id="analytics-question" role="status">
          May Hearth see which pages are opened and what is pressed, to make them better? Nothing is
          measured unless you say yes, and our <Link to="/cookies">Cookie Policy</Link> tells what
          would be.
        </p>
        <AnswerButtons />
      </div>
    </section>
  )
}
