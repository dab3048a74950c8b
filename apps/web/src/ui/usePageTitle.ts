import { unlistedHead } from '@hearth/core/page/head.ts'
import { usePageHead } from './usePageHead.ts'

/** Names a page that is nothing to be found by. */
export function usePageTitle(title: string): void {
  usePageHead(unlistedHead(title))
}
