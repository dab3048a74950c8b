import type { Inline, Line } from '@hearth/core/blog/blocks.ts'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'

/** A line of a post, with what is emphasised and linked in it. */
export function LineText({ line }: { line: Line }) {
  if (typeof line === 'string') return line
  return line.map((part, at) => <Fragment key={at}>{shown(part)}</Fragment>)
}

function shown(part: Inline): ReactNode {
  if (typeof part === 'string') return part
  if ('em' in part) return <em>{part.em}</em>
  if ('strong' in part) return <strong>{part.strong}</strong>
  if (part.href.startsWith('/')) return <Link to={part.href}>{part.link}</Link>
  return (
    <a href={part.href} rel="noopener">
      {part.link}
    </a>
  )
}
