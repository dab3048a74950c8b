// node process.ts <kind> <name>: a process that behaves well or badly, for the tests of the supervisor.
import { spawn } from 'node:child_process'

const [kind, name] = process.argv.slice(2)
const pids = [process.pid]
const forever = setInterval(() => undefined, 60_000)

function end(afterMs: number): void {
  setTimeout(() => {
    console.log(`${name} ended`)
    clearInterval(forever)
    process.exit(0)
  }, afterMs)
}

switch (kind) {
  case 'deaf':
    process.on('SIGTERM', () => undefined)
    break
  case 'slow':
    process.on('SIGTERM', () => end(900))
    break
  case 'crashing':
    setTimeout(() => process.exit(7), 100)
    break
  case 'stillborn':
    process.exit(3)
    break
  case 'parent': {
    const grandchild = spawn('sleep', ['60'], { stdio: 'ignore' })
    if (grandchild.pid !== undefined) pids.push(grandchild.pid)
    break
  }
  default:
    process.on('SIGTERM', () => end(0))
    process.once('disconnect', () => process.exit(0))
}

process.send?.({ ready: pids })
