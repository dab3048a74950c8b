import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createSupervisor } from './supervisor.ts'

const STARTER = join(import.meta.dirname, 'testing', 'starter.ts')

const starters: ChildProcess[] = []

/** A starter of two little processes that live until they are told to end; see testing/. */
async function start(...kinds: string[]) {
  const starter = spawn(process.execPath, [STARTER, ...kinds], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  starters.push(starter)
  let output = ''
  starter.stdout?.on('data', (chunk) => (output += chunk))
  starter.stderr?.on('data', (chunk) => (output += chunk))
  const ended = once(starter, 'exit')
  const [pids] = (await once(starter, 'message')) as [number[]]
  return {
    starter,
    pids,
    output: () => output.trim().split('\n'),
    exitCode: async () => {
      const [code] = await ended
      await sleep(20) // for the last of its output
      return code as number | null
    },
  }
}

afterEach(() => {
  for (const starter of starters.splice(0)) starter.kill('SIGKILL')
})

describe.skipIf(process.platform === 'win32')('a starter of several processes', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s stops all of them, the last one first',
    async (signal) => {
      const { starter, pids, output, exitCode } = await start('tidy', 'tidy')
      starter.kill(signal)
      expect(await exitCode()).toBe(0)
      expect(output()).toEqual(['second ended', 'first ended'])
      expect(pids.filter(isAlive)).toEqual([])
    },
  )

  test('one that crashes is named, and takes the others with it', async () => {
    const { pids, output, exitCode } = await start('tidy', 'crashing')
    expect(await exitCode()).toBe(1)
    expect(output()).toEqual(['second crashed (exit code 7)', 'first ended'])
    expect(pids.filter(isAlive)).toEqual([])
  })

  test('after a crash, a signal still stops the rest', async () => {
    const { starter, pids, exitCode } = await start('slow', 'crashing')
    await sleep(150)
    starter.kill('SIGINT')
    expect(await exitCode()).toBe(1)
    expect(pids.filter(isAlive)).toEqual([])
  })

  test('one that does not listen is killed at the deadline', async () => {
    const { starter, pids, output, exitCode } = await start('tidy', 'deaf')
    starter.kill('SIGTERM')
    expect(await exitCode()).toBe(0)
    expect(output()).toEqual(['first ended'])
    expect(pids.filter(isAlive)).toEqual([])
  })

  test('a second Ctrl-C hurries, and the one that npm repeats does not', async () => {
    const { starter, output, exitCode } = await start('tidy', 'slow')
    starter.kill('SIGINT')
    await sleep(20)
    starter.kill('SIGINT')
    expect(await exitCode()).toBe(0)
    expect(output()).toEqual(['second ended', 'first ended'])

    const hurried = await start('tidy', 'slow')
    hurried.starter.kill('SIGINT')
    await sleep(600)
    hurried.starter.kill('SIGINT')
    await hurried.exitCode()
    expect(hurried.output()).not.toContain('second ended')
    expect(hurried.pids.filter(isAlive)).toEqual([])
  })

  test('what a process has started goes with it', async () => {
    const { starter, pids, exitCode } = await start('tidy', 'parent')
    expect(pids).toHaveLength(3)
    starter.kill('SIGINT')
    await exitCode()
    // Killed, but until the system has collected it, it still has its number.
    await expect.poll(() => pids.filter(isAlive), { timeout: 20_000 }).toEqual([])
  })

  test('processes whose starter was killed learn of it and end', async () => {
    const { starter, pids } = await start('tidy', 'tidy')
    starter.kill('SIGKILL')
    await expect.poll(() => pids.filter(isAlive), { timeout: 20_000 }).toEqual([])
  })

  test('a starter whose own starter is gone stops everything', async () => {
    const { starter, pids, exitCode } = await start('tidy', 'tidy')
    starter.disconnect()
    await exitCode()
    expect(pids.filter(isAlive)).toEqual([])
  })

  test('a starter whose output nobody reads any more stops everything', async () => {
    const { starter, pids } = await start('slow', 'crashing')
    starter.stdout?.destroy()
    await once(starter, 'exit')
    expect(pids.filter(isAlive)).toEqual([])
  })

  test('one that ends before it is ready is a failure to start', async () => {
    const { output, exitCode } = await start('tidy', 'stillborn')
    expect(await exitCode()).toBe(1)
    expect(output()).toEqual(['second stopped before it was ready (exit code 3)', 'first ended'])
  })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('what is to be started again comes back after a crash, and is stopped with the rest', async () => {
  const restarts: string[] = []
  const supervisor = createSupervisor({
    stopDeadlineMs: 2000,
    onCrash: ({ name }) => restarts.push(`${name} is given up`),
    onRestart: ({ name, how }) => restarts.push(`${name}: ${how}`),
  })
  const pid = await supervisor.start({
    name: 'The worker',
    command: process.execPath,
    args: ['-e', 'process.send({ ready: process.pid }); setInterval(() => {}, 1000)'],
    output: 'kept',
    whenEnded: 'start again',
  })
  process.kill(Number(pid), 'SIGKILL')
  await expect.poll(() => restarts).toEqual(['The worker: signal SIGKILL'])
  await sleep(1800)
  expect(await supervisor.stop()).toEqual([])
  expect(restarts).toHaveLength(1)
})
