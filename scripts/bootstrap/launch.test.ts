import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'

const LONGER_THAN_THE_WATCH_MS = 2500

const started: ChildProcess[] = []

/** Launches a process that tells what happens to it, as npm would or as a person does without npm. */
async function launchFrom(program: 'npm.mjs' | 'launcher.mjs', env: NodeJS.ProcessEnv) {
  const starter = spawn(process.execPath, [join(import.meta.dirname, 'testing', program)], {
    env: { ...process.env, npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  started.push(starter)
  const lines: string[] = []
  const output = createInterface({ input: starter.stdout })
  output.on('line', (line) => lines.push(line))
  const ended = once(output, 'close')
  await expect.poll(() => lines[0], { timeout: 20_000 }).toMatch(/^running/)
  const launcher = Number(lines.shift()?.split(' ').at(-1))
  return { starter, launcher, lines, ended }
}

afterEach(() => {
  for (const { pid } of started.splice(0)) if (pid !== undefined) killGroup(pid)
})

describe.skipIf(process.platform === 'win32')('what is launched', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is handed %s once', async (signal) => {
    const { starter, lines, ended } = await launchFrom('launcher.mjs', {})
    starter.kill(signal)
    await ended
    expect(lines).toEqual([signal])
  })

  test('is told to end once the npm that it came from is gone', async () => {
    const { starter, lines, ended } = await launchFrom('npm.mjs', { npm_lifecycle_event: 'start' })
    starter.kill('SIGKILL')
    await ended
    expect(lines).toEqual(['SIGTERM'])
  })

  test('outlives a starter that is not npm, as with nohup', async () => {
    const { starter, launcher, lines, ended } = await launchFrom('npm.mjs', {})
    starter.kill('SIGKILL')
    await sleep(LONGER_THAN_THE_WATCH_MS)
    expect(lines).toEqual([])
    process.kill(launcher, 'SIGTERM')
    await ended
  })
})

/** Whatever a failed test has left behind; nothing after one that passed. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' })
  }
}
