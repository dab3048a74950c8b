import { notifications } from '@mantine/notifications'
import { sayWrong } from '../../ui/toasts.ts'

let last: string | undefined

/** One notice at a time: whoever saves five homes in a row need not wait for five to go. */
export function saySaved(isSaved: boolean): void {
  if (last !== undefined) notifications.hide(last)
  const message = isSaved ? 'Property saved to your list' : 'Property removed from saved list'
  last = notifications.show({ message, role: 'status' })
}

/** The heart is again as it was, and this is why. */
export function sayNotChanged(why: string): void {
  sayWrong('Your saved list could not be changed', why)
}
