import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { PageContainer } from '../../ui/PageContainer.tsx'
import classes from './HomeSection.module.css'

interface Props {
  title: string
  /** A line beneath the heading. */
  note?: string
  /** A link to more of the same, beside the heading. */
  more?: ReactNode
  children: ReactNode
}

/** One band of the home page under its heading. */
export function HomeSection({ title, note, more, children }: Props) {
  const heading = useId()
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <PageContainer>
        <div className={classes.head}>
          <div>
            <Title order={2} id={heading}>
              {title}
            </Title>
            {note !== undefined && <p className={classes.note}>{note}</p>}
          </div>
          <div className={classes.more}>{more}</div>
        </div>
        {children}
      </PageContainer>
    </section>
  )
}
