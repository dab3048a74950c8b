import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NATIONS } from './contract.ts'
import { nationsOf, nationsOfDistrict } from './nation.ts'

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
  ['Leith Walk, Edinburgh EH6', ['scotland']],
  ['9 Constitution Street, Leith, Scotland', ['scotland']],
  ['9 Constitution Street, Leith, Scotland, UK', ['scotland']],
  ['2 Quay Street, Enniskillen, Northern Ireland', ['northernIreland']],
  ['12 The Parade, Tenby, Wales', ['wales']],
  ['8 Fore Street, Bodmin, England', ['england']],
  ['10 Leith Walk, Edinburgh', ['scotland']],
  ['10 Leith Walk Edinburgh', ['scotland']],
  ['5 St Mary Street, Cardiff, South Glamorgan', ['wales']],
  ['14 Ormeau Road, Belfast', ['northernIreland']],
  ['1 Rose Lane, Clapham, London', ['england']],
  ['6 Town Road, Stoke-on-Trent', ['england']],
  ['Scotland Road, Liverpool', ['england']],
  ['3 Cardiff Road, London', ['england']],
  ['3 Church Street, Wales, Sheffield', ['england']],
] as const)('%s is in %o', (address, nations) => {
  expect(of(address)).toEqual(nations)
})

test.each([
  ...['Somewhere', '', ' , ', '7 Cathedral Road'],
  ...['1 Wales Street, Kettering', '1 Scotland Road, Carlisle', '4 England Avenue, Bispham'],
  ...[
    '3 Church Street, Wales, South Yorkshire',
    'Flat 2, The Prince of Wales',
    '5 Edinburgh Place',
  ],
  ...['9 Dock Street, Newport', '2 Main Street, Bangor', 'Newcastle', 'Yorkgate'],
])('%s could be anywhere', (address) => {
  expect(of(address)).toBeNull()
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
