import { type PageHead, tabTitle } from '@hearth/core/page/head.ts'
import { useDocumentTitle } from '@mantine/hooks'
import { useContext, useEffect } from 'react'
import { siteOrigin } from './siteOrigin.ts'
import { TitleCount } from './TitleCount.ts'

type Said = Pick<PageHead, 'title' | 'description' | 'path' | 'feed'>

/**
 * Says what the page is, as the server does in the page that it serves: in the browser's tab and history, after
 * the count of what waits there ("(2) Messages · Hearth"), and for whoever keeps, shares or follows its address.
 * What chats and robots read of a page they read as it is served, so the rest need not follow.
 */
export function usePageHead({ title, description, path, feed }: Said): void {
  const count = useContext(TitleCount)
  useDocumentTitle(`${count > 0 ? `(${count}) ` : ''}${tabTitle(title)}`)
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    keepLink({ rel: 'canonical' }, path === null ? undefined : siteOrigin() + path)
    keepLink({ rel: 'alternate', type: 'application/atom+xml' }, feed)
  }, [description, path, feed])
}

/** Has the page one such link, to that address; without one, none. */
function keepLink(kind: Readonly<Record<string, string>>, href: string | undefined): void {
  const selector = Object.entries(kind).map(([name, value]) => `[${name}="${value}"]`)
  const known = document.querySelector(`link${selector.join('')}`)
  if (href === undefined) {
    known?.remove()
    return
  }
  const link = known ?? document.head.appendChild(document.createElement('link'))
  for (const [name, value] of Object.entries(kind)) link.setAttribute(name, value)
  link.setAttribute('href', href)
}
