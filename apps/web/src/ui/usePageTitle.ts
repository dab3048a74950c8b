import { useDocumentTitle } from '@mantine/hooks'
import { useContext } from 'react'
import { TitleCount } from './TitleCount.ts'

/** Names the page in the browser's tab and history, after the count of what waits there: "(2) Messages · Hearth". */
export function usePageTitle(title: string): void {
  const count = useContext(TitleCount)
  useDocumentTitle(`${count > 0 ? `(${count}) ` : ''}${title} · Hearth`)
}
