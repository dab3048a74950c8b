import { createDatabase } from '@hearth/db/client.ts'
import { loadDemoAccounts } from '@hearth/db/demo/accounts.ts'
import { loadDemo } from '@hearth/db/demo/load.ts'
import { loadGazetteer } from '@hearth/db/gazetteer/load.ts'
import { migrate } from '@hearth/db/migrate.ts'

export interface Preparation {
  /** Whether an empty database gets the demo market. */
  demo: boolean
  /** Whether the demo market gets accounts to sign in with. */
  demoAccounts: boolean
  /** Runs one named piece of the work; the caller may tell its time. */
  step: (name: string, work: () => Promise<unknown>) => Promise<unknown>
}

/**
 * Brings a database to where the server can serve from it: today's schema, today's places and, when
 * it holds no listing, the demo market. Doing it again changes nothing.
 */
export async function prepareDatabase(url: string, { demo, demoAccounts, step }: Preparation) {
  await step('Bringing the database up to date', () => migrate(url))
  const db = createDatabase(url)
  try {
    await step('Loading the places of the United Kingdom', () => loadGazetteer(db))
    if (demo) {
      await step('Loading the demo market', async () => {
        const notes: string[] = []
        const now = new Date()
        await loadDemo(db, { now, log: (note) => notes.push(note) })
        if (demoAccounts) await loadDemoAccounts(db, now)
        return { note: notes.join('; ') }
      })
    }
  } finally {
    await db.close()
  }
}
