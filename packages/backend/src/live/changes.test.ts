import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveEvent } from '@hearth/core/live/contract.ts'
import { createDatabase } from '@hearth/db/client.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, expect, test } from 'vitest'
import { storeUser } from '../testing/accounts.ts'
import { testCaller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { listenForChanges } from './changes.ts'

const db = await testDatabase()
afterAll(db.close)
const log = { info: () => undefined, warn: () => undefined, error: () => expect.unreachable() }

test('a database that was away for seconds is listened to again', { timeout: 20_000 }, async () => {
  const way = await openWay(new URL(db.url))
  const far = createDatabase(way.url)
  const ada = await storeUser(db, 'ada@example.com')
  const propertyId = await storeHome(db, null)
  const changes = listenForChanges(far, log)
  const ending = new AbortController()
  const events: LiveEvent[] = []
  for await (const event of changes.follow(ada.userId, ending.signal)) {
    events.push(event)
    const said = events.length
    if (said === 1) {
      await way.close()
      await sleep(1000)
      await way.open()
    } else if (said === 2) {
      const sender = { name: 'Ada', email: ada.email, phone: '020 7946 0102' }
      await testCaller(db).message.contact({ ...sender, message: 'Hello', propertyId })
    } else ending.abort()
  }
  expect(events).toEqual([{ kind: 'ready' }, { kind: 'ready' }, { kind: 'message', propertyId }])
  await far.close()
  await way.close()
})

/** A way to a database that can be closed and opened again. */
async function openWay(url: URL) {
  const sockets = new Set<Socket>()
  let server: Server
  const open = async (port = 0) => {
    server = createServer((near) => {
      const far = connect(Number(url.port), url.hostname)
      for (const socket of [near, far]) {
        sockets.add(socket)
        socket.on('error', () => undefined)
      }
      near.pipe(far).pipe(near)
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('It listens nowhere')
    return address.port
  }
  const port = await open()
  const own = new URL(url)
  own.host = `127.0.0.1:${port}`
  return {
    url: own.href,
    open: () => open(port),
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      await closed
    },
  }
}
