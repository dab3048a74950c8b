import { afterAll, afterEach, expect } from 'vitest'

// Runs before each test file of every project. What writes to the console hides a fault: a test that
// provokes a complaint puts a spy in its place, and says what it expects of it.
const noise: unknown[][] = []

for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
  const write = console[method]
  console[method] = (...texts: unknown[]) => {
    noise.push([method, ...texts])
    write(...texts)
  }
}

const expectSilence = () => expect(noise.splice(0), 'written to the console').toEqual([])
afterEach(expectSilence)
// What was written while a file was loaded or put away.
afterAll(expectSilence)
