// node packages/db/src/gazetteer/loadCommand.ts <DATABASE_URL>
// Loads the gazetteer again, after one of its sources has changed.
import { createDatabase } from '../client.ts'
import { migrate } from '../migrate.ts'
import { loadGazetteer } from './load.ts'

const [url] = process.argv.slice(2)
if (!url) {
  process.stderr.write('Usage: node packages/db/src/gazetteer/loadCommand.ts <DATABASE_URL>\n')
  process.exit(2)
}

try {
  await migrate(url)
  const db = createDatabase(url)
  await loadGazetteer(db).finally(() => db.close())
  process.stdout.write('The gazetteer is loaded.\n')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
