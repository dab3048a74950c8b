import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import { readConfig } from '@hearth/config/config.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { pino } from 'pino'
import { type AppDeps, buildApp } from '../app.ts'
import { settingsOf } from '../settings.ts'
import { endings } from './endings.ts'

export interface LogLine {
  level: number
  msg: string
  [field: string]: unknown
}

export const NOW = new Date('2026-06-01T12:00:00Z')

/** With the places that the real one marks for the server. */
const INDEX = `<!doctype html>
<html>
  <head>
    <!--page:head--><title>Hearth</title><!--/page:head-->
  </head>
  <body>
    <!--page:answers-->
    <noscript><!--page:plain--></noscript>
  </body>
</html>`

/** A built web app in a folder of its own, as small as it can be. */
function makeWebRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'hearth-web-'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), INDEX)
  writeFileSync(join(root, 'assets', 'main-4f3a.js'), `console.log(${'1,'.repeat(2000)}1)`)
  writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(root, '.sources'), 'hash')
  return root
}

/** The app of one test file on a database of its own, and what it has logged. */
export async function testApp(deps: Partial<AppDeps> = {}) {
  const db = await testDatabase()
  const webRoot = makeWebRoot()
  const lines: LogLine[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const app = await buildApp({
    db,
    gazetteer: createGazetteer([]),
    languageModel: null,
    geocoder: null,
    settings: settingsOf(readConfig({})),
    logger: pino({ level: 'debug' }, sink),
    storage: createMemoryStorage(),
    webRoot,
    clock: () => NOW,
    ...deps,
  })
  endings.push(async () => {
    await app.close()
    await db.close()
    rmSync(webRoot, { recursive: true })
  })
  return { app, db, lines }
}

/** A mutation as the web app sends it. */
export const interpret = (query: string, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: '/trpc/search.interpret',
  headers: { 'content-type': 'application/json', ...headers },
  payload: JSON.stringify({ query }),
})
