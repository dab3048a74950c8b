import type { ReactNode } from 'react'
import { TitleCount } from '../../ui/TitleCount.ts'
import { useUnreadMessages } from './useUnreadMessages.ts'

/** Puts the count of unread messages before the title of every page. */
export function UnreadInTitle({ children }: { children: ReactNode }) {
  const { own, asAgent } = useUnreadMessages()
  return <TitleCount value={own + asAgent}>{children}</TitleCount>
}
