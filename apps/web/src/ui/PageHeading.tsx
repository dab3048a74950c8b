import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './PageHeading.module.css'

interface Props {
  title: string
  subtitle?: ReactNode
}

/** The one h1 of a page, with a line beneath it. */
export function PageHeading({ title, subtitle }: Props) {
  return (
    <div className={classes.heading}>
      <Title order={1}>{title}</Title>
      {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
    </div>
  )
}
