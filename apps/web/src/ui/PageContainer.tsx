import type { ReactNode } from 'react'
import classes from './PageContainer.module.css'

/** The width of the content: 1280 px with room at both sides. */
export function PageContainer({ children, page = false }: { children: ReactNode; page?: boolean }) {
  return (
    <div className={classes.container} data-page={page || undefined}>
      {children}
    </div>
  )
}
