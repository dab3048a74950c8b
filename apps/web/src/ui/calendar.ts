import type { DatePickerProps } from '@mantine/dates'

/** How every calendar of Hearth looks: weeks from Monday, one month at a time. */
export const CALENDAR = {
  firstDayOfWeek: 1,
  weekendDays: [0],
  maxLevel: 'month',
  hideOutsideDates: true,
  fullWidth: true,
  ariaLabels: { previousMonth: 'Previous month', nextMonth: 'Next month' },
} satisfies DatePickerProps
