import { notifications } from '@mantine/notifications'

/** What was said to be wrong last, by its title. */
let wrong = ''

/** Says that something is stored and on its way. What was wrong before is so no more. */
export function sayDone(title: string, message: string): void {
  notifications.hide(wrong)
  notifications.show({ title, message, role: 'status' })
}

/** Says what is wrong, once at a time: what is wrong now takes the place of what was. */
export function sayWrong(title: string, message: string): void {
  notifications.hide(wrong)
  wrong = title
  notifications.show({ id: title, color: 'red', title, message, role: 'alert' })
}
