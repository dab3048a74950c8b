import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NATIONS, nationsOf, nationsOfDistrict } from './nation.ts'

const of = (address: string, postcode: string | null = null) => nationsOf({ address, postcode })

test.each([
  ['SW4 7AB', ['england']],
  ['M1 1AA', ['england']],
  ['ML1 1AA', ['scotland']],
  ['EH6 6TT', ['scotland']],
  ['G1 1AA', ['scotland']],
  ['GL50 1AA', ['england']],
  ['CF10 1AA', ['wales']],
  ['CH1 1AA', ['england', 'wales']],
  ['CH7 1AA', ['wales']],
  ['CH62 1AA', ['england']],
  ['SY1 1AA', ['england']],
  ['SY10 8AA', ['england', 'wales']],
  ['SY23 1AA', ['wales']],
  ['TD15 1AA', ['england', 'scotland']],
  ['TD1 1AA', ['scotland']],
  ['DG16 5AA', ['england', 'scotland']],
  ['BT1 5GS', ['northernIreland']],
  ['JE2 3AA', []],
] as const)('%s is in %o', (postcode, nations) => {
  expect(of('1 High Street', postcode)).toEqual(nations)
})

test.each([
  ['3 Stonegate, York YO1 8AS', ['england']],
  ['9 Constitution Street, Leith, Scotland', ['scotland']],
  ['2 Quay Street, Enniskillen, Northern Ireland', ['northernIreland']],
  ['1 Wales Street, Kettering', ['england']],
  ['12 The Parade, Tenby, Wales', ['wales']],
  ['Somewhere', ['england']],
] as const)('%s is in %o', (address, nations) => {
  expect(of(address)).toEqual(nations)
})

test('what is given as the postcode wins over the words', () => {
  expect(of('1 Scotland Road, Carlisle, Scotland', 'CA3 9DB')).toEqual(['england'])
})

test('any district has nations, each once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{1,2}\d[A-Z\d]?$/), (outcode) => {
      const nations = nationsOfDistrict(outcode)
      expect(new Set(nations).size).toBe(nations.length)
      expect(NATIONS).toEqual(expect.arrayContaining([...nations]))
    }),
  )
})
