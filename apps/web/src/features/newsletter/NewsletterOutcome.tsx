import type { ReactNode } from 'react'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PillarBox } from '../../ui/PillarBox.tsx'
import { useFocusWhenLost } from '../../ui/useFocusWhenLost.ts'
import classes from './NewsletterOutcome.module.css'

interface Props {
  title: string
  text: string
  /** What can be done about it. */
  children: ReactNode
}

/** What a link from a letter is for, and what became of it. */
export function NewsletterOutcome({ title, text, children }: Props) {
  // The button that has just been pressed is gone with what it did.
  const heading = useFocusWhenLost<HTMLHeadingElement>(title)
  return (
    <PageContainer page>
      <div className={classes.page}>
        <PillarBox />
        <div role="status">
          <h1 ref={heading} className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={classes.text}>{text}</p>
        </div>
        <div className={classes.actions}>{children}</div>
      </div>
    </PageContainer>
  )
}
