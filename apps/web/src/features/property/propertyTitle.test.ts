import { expect, test } from 'vitest'
import { propertyTitle } from './propertyTitle.ts'

const FLAT = 'Two-bedroom flat, Beechwood Crescent'

test.each([
  [FLAT, '12 Beechwood Crescent, Clapham, London SW4', `${FLAT}, Clapham`],
  ['Cottage, Mill Lane', 'Mill Lane, Bakewell DE45', 'Cottage, Mill Lane, Bakewell'],
  ['House in Leith', '3 Quay Street, Leith, Edinburgh EH6', 'House in Leith'],
  ['Barn', 'Bakewell DE45', 'Barn, Bakewell'],
  [FLAT, '', FLAT],
  ['', '3 Quay Street, Leith, Edinburgh EH6', 'Untitled Property, Leith'],
])('%s, %s', (title, address, shown) => {
  expect(propertyTitle({ title, address })).toBe(shown)
})
