import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import classes from './BackLink.module.css'

function BackAnchor({ children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...props} className={classes.back} data-screen-only>
      <IconArrowLeft size={18} stroke={1.6} aria-hidden />
      {children}
    </a>
  )
}

/** Where one came from, above a page. */
export const BackLink = createLink(BackAnchor)
