// node starter.ts <kind> <kind>: supervises two processes of process.ts, as `npm start` does its own.
import { join } from 'node:path'
import { onStopWish } from '../stopSignals.ts'
import { createSupervisor } from '../supervisor.ts'

const NAMES = ['first', 'second']

const supervisor = createSupervisor({
  stopDeadlineMs: 1500,
  onCrash: ({ name, how }) => {
    process.stdout.write(`${name} crashed (${how})\n`)
    void end(1)
  },
})
onStopWish(
  () => void end(0),
  () => supervisor.hurry(),
)

const pids: number[] = []
try {
  for (const [index, kind] of process.argv.slice(2).entries()) {
    const name = NAMES[index] ?? kind
    const message = await supervisor.start({
      name,
      command: process.execPath,
      args: [join(import.meta.dirname, 'process.ts'), kind, name],
      output: 'shown',
    })
    if (Array.isArray(message)) pids.push(...message)
  }
  process.send?.(pids)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.send?.(pids)
  await end(1)
}

async function end(exitCode: number): Promise<never> {
  await supervisor.stop()
  process.exit(exitCode)
}
