// pnpm demo:remove: takes the demo market away and keeps everything real.
import { previewDemoRemoval, removeDemo } from '../../packages/backend/src/demo/mutations.ts'
import { explain, runOnDatabase } from '../operate/command.ts'
import { removalLines } from './lines.ts'

const USAGE =
  'pnpm demo:remove [--yes]\n' +
  'Tells what of the demo market would go and what would stay; --yes removes it.'

const typed = process.argv.slice(2)
const isMeant = typed.includes('--yes')
if (typed.some((word) => word !== '--yes')) explain(USAGE)

await runOnDatabase(async ({ db, settings }) => {
  const removing = { db, settings, now: new Date() }
  const removal = await (isMeant ? removeDemo(removing) : previewDemoRemoval(removing))
  for (const line of removalLines(removal, isMeant)) console.log(line)
})
