import { type PageHead, tabTitle } from '@hearth/core/page/head.ts'
import { useDocumentTitle } from '@mantine/hooks'
import { useContext, useEffect } from 'react'
import { TitleCount } from './TitleCount.ts'

/**
 * Says what the page is, as the server does in the page that it serves: in the browser's tab and history, after
 * the count of what waits there ("(2) Messages · Hearth"), and for whoever keeps or shares its address. What
 * chats and robots read of a page they read as it is served, so the rest need not follow.
 */
export function usePageHead({
  title,
  description,
  path,
}: Pick<PageHead, 'title' | 'description' | 'path'>): void {
  const count = useContext(TitleCount)
  useDocumentTitle(`${count > 0 ? `(${count}) ` : ''}${tabTitle(title)}`)
  useEffect(() => describePage(description, path), [description, path])
}

function describePage(description: string, path: string | null): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  const known = document.querySelector('link[rel="canonical"]')
  if (path === null) {
    known?.remove()
    return
  }
  const link = known ?? document.head.appendChild(document.createElement('link'))
  link.setAttribute('rel', 'canonical')
  link.setAttribute('href', new URL(path, window.location.origin).href)
}
