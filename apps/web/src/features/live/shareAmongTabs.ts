import { type LiveEvent, liveEventSchema } from '@hearth/core/live/contract.ts'

type Hear = (event: LiveEvent) => void

/**
 * Connects in one tab of the browser, which tells the others what it hears: a browser has six
 * connections to a server, for all of its tabs. When that tab is closed another connects. Answers what
 * takes this tab out. Over plain http browsers know no locks between tabs: there, each connects.
 */
export function shareAmongTabs(
  name: string,
  connect: (tell: Hear) => () => void,
  heard: Hear,
): () => void {
  if (!('locks' in navigator)) return connect(heard)
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => {
    const told = liveEventSchema.safeParse(data)
    if (told.success) heard(told.data)
  }
  const tell = (event: LiveEvent) => {
    heard(event)
    channel.postMessage(event)
  }
  const leaving = new AbortController()
  const lead = () =>
    new Promise<void>((resolve) => {
      const disconnect = connect(tell)
      leaving.signal.addEventListener('abort', () => {
        disconnect()
        resolve()
      })
    })
  // It rejects when this tab leaves before its turn.
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined)
  return () => {
    leaving.abort()
    channel.close()
  }
}
