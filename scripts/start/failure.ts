/** Something that the person at the keyboard can put right; the message says it in one line. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/** One line for people: no stack, no second line. `LOG_LEVEL=debug` shows the whole error as well. */
export function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n')[0] || 'for an unknown reason'
}
