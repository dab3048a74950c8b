/** A choice of a select; "" stands for no wish. */
export interface Option {
  value: string
  label: string
}

/** "" is no wish. */
export const numberOf = (value: string) => (value === '' ? undefined : Number(value))
export const textOf = (value: number | undefined) => (value === undefined ? '' : String(value))

/** The options with the present value among them, so that a select never shows another one. */
export function including(
  options: readonly Option[],
  value: number | undefined,
  label: (value: number) => string,
): Option[] {
  if (value === undefined || options.some((option) => option.value === String(value))) {
    return [...options]
  }
  return [...options, { value: String(value), label: label(value) }].sort(
    (a, b) => Number(a.value) - Number(b.value),
  )
}
