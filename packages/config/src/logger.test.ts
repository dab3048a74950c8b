import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { errorSerializer } from './logger.ts'

test('a fault is logged with its cause and code, and without the connection that it came by', () => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const fault = Object.assign(new Error('terminated'), { code: '57P01', client: { port: 5432 } })
  pino({ serializers: { err: errorSerializer } }, sink).error({ err: fault }, 'away')
  const { err } = JSON.parse(lines.join(''))
  expect(err).toMatchObject({ message: 'terminated', code: '57P01' })
  expect(err.stack).toContain('logger.test.ts')
  expect(err).not.toHaveProperty('client')
})
