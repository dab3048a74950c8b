import { expect, test } from 'vitest'
import { toldAfter, toldBefore } from './report.ts'

test.each([
  [{ waiting: 1, isBegun: false }, 'would go to 1 subscriber.'],
  [{ waiting: 20, isBegun: false }, 'would go to 20 subscribers.'],
  [{ waiting: 5, isBegun: true }, 'It was begun before: others have it already.'],
])('a dry run of %j', (reach, told) => {
  expect(toldBefore('June', reach)).toContain(told)
  expect(toldBefore('June', reach)).toMatch(/^Dry run, nothing is sent: “June”/)
})

test.each([
  [{ waiting: 0, isBegun: false }, 'Nobody is subscribed: “June” goes to nobody.'],
  [{ waiting: 0, isBegun: true }, '“June” has been written to everybody who is to get it.'],
  [{ waiting: 2, isBegun: true }, '“June” goes to 2 subscribers. A worker writes the letters'],
])('sending %j', (reach, told) => {
  expect(toldAfter('June', reach)).toContain(told)
})
