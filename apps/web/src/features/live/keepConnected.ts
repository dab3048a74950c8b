import type { LiveEvent } from '@hearth/core/live/contract.ts'
import { reconnectDelayMs } from '@hearth/core/live/timing.ts'

/** Opens one stream, and answers what closes it. Says once that it was lost; not when it is closed. */
export type OpenStream = (on: { event: (event: LiveEvent) => void; lost: () => void }) => () => void

/**
 * Keeps a stream open until what it answers is called: a lost one is opened again after 1, 2, 5, then
 * 10 seconds, or at once when the browser is back on the network.
 */
export function keepConnected(open: OpenStream, heard: (event: LiveEvent) => void): () => void {
  let failures = 0
  let close: (() => void) | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    clearTimeout(waiting)
    waiting = undefined
    close = open({
      event: (event) => {
        failures = 0
        heard(event)
      },
      lost: retryLater,
    })
  }
  const disconnect = () => {
    clearTimeout(waiting)
    waiting = undefined
    close?.()
    close = undefined
  }
  const retryLater = () => {
    disconnect()
    failures += 1
    waiting = setTimeout(connect, reconnectDelayMs(failures))
  }
  const retryNow = () => {
    if (close === undefined) connect()
  }
  // A stream over a network that is gone says nothing, and looks as if nothing had changed.
  window.addEventListener('offline', retryLater)
  // The wait is over, but the stream may just be opening.
  window.addEventListener('online', retryNow)
  connect()
  return () => {
    window.removeEventListener('offline', retryLater)
    window.removeEventListener('online', retryNow)
    disconnect()
  }
}
