/** The id in an address; undefined when it is not a number written the one usual way. */
export function emailIdFrom(param: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(param) ? Number(param) : undefined
}
