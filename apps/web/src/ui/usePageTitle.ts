import { useDocumentTitle } from '@mantine/hooks'

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useDocumentTitle(`${title} · Hearth`)
}
