/** A terminal and npm both hand on the same Ctrl-C: what arrives this close together is one wish. */
const ONE_WISH_MS = 500

/**
 * Calls `onStop` at the first wish to stop (a signal, the parent process gone, or whoever read what we
 * print) and `onHurry` at the next signal.
 */
export function onStopWish(onStop: (exitCode: number) => void, onHurry: () => void): void {
  let first: number | undefined
  const wish = (exitCode: number) => {
    const now = performance.now()
    if (first === undefined) {
      first = now
      onStop(exitCode)
    } else if (now - first > ONE_WISH_MS) {
      onHurry()
    }
  }
  process.on('SIGINT', () => wish(130))
  process.on('SIGTERM', () => wish(143))
  process.on('SIGHUP', () => wish(129))
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {
      // Each line after the first fails as well, and wishes nothing new.
      if (first === undefined) wish(1)
    })
  }
  if (process.channel) {
    process.once('disconnect', () => wish(1))
    process.channel.unref()
  }
}
