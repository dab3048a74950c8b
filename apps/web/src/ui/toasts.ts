import { notifications } from '@mantine/notifications'

/** Says that something is stored and on its way. */
export function sayDone(title: string, message: string): void {
  notifications.show({ title, message, role: 'status' })
}

/** Says what is wrong, once at a time under one title: what is wrong now takes the place of what was. */
export function sayWrong(title: string, message: string): void {
  notifications.hide(title)
  notifications.show({ id: title, color: 'red', title, message, role: 'alert' })
}
