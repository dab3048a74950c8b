import { expect, test } from 'vitest'
import { meantPlace } from './meantPlace.ts'

const clapham = [
  { name: 'Clapham', label: 'Clapham, London' },
  { name: 'Clapham South', label: 'Clapham South, London' },
]

test.each([
  ['Clpham', clapham, 'Clapham, London'],
  ['clap', clapham, 'Clapham, London'],
  ['clapham', clapham, 'clapham'],
  ['Clapham, London', clapham, 'Clapham, London'],
  ['clapham south', clapham, 'clapham south'],
  ['Kings Cross', [{ name: "King's Cross", label: "King's Cross, London" }], 'Kings Cross'],
  ['SW4', [], 'SW4'],
  ['14 Mill Lane', [], '14 Mill Lane'],
])('"%s" stands for a place', (typed, suggestions, meant) => {
  expect(meantPlace(typed, suggestions)).toBe(meant)
})
