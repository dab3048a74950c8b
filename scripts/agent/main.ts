// pnpm agent:create: opens a company for somebody.
import { inviteAgent } from '../../packages/backend/src/account/inviteAgent.ts'
import { explain, runOnDatabase } from '../operate/command.ts'
import { readArguments, USAGE } from './arguments.ts'

const SAID = {
  opened: 'The company is opened. A link to choose a password is on its way to',
  offered: 'There is an account: its owner adds the company by a link, which is on its way to',
}

const asked = readArguments(process.argv.slice(2))
if ('wrong' in asked) explain([...asked.wrong, USAGE].join('\n'))

await runOnDatabase(async ({ db, settings }) => {
  const outcome = await inviteAgent({ db, settings, now: new Date() }, asked)
  console.log(`${SAID[outcome]} ${asked.email}.`)
  console.log(`It leads to ${settings.publicUrl}, and a worker sends it.`)
})
