import { trpcClient } from '../../trpc.ts'

/**
 * Tells that a page was shown or a visitor's heart put on. Nobody waits for it, and one that is lost is no
 * harm to whoever looks at homes. Browsers that a program drives say so, and count nothing.
 */
export function countFigure(propertyId: number, kind: 'pageViews' | 'saves'): void {
  if (navigator.webdriver) return
  trpcClient.figure.count.mutate({ propertyId, kind }).catch(() => undefined)
}
