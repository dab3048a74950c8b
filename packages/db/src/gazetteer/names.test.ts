import { describe, expect, it } from 'vitest'
import { aliasesOf, nameKey, shortName, tidyName } from './names.ts'

describe('spellings', () => {
  it.each([
    ["King's Cross St. Pancras", 'Kings Cross St Pancras'],
    ["King's Cross St. Pancras", 'Kings Cross Saint Pancras'],
    ['St Albans', 'Saint Albans'],
    ['Highbury & Islington', 'Highbury and Islington'],
    ['Hammersmith and Fulham', 'Hammersmith & Fulham'],
    ['Newcastle upon Tyne', 'Newcastle-upon-Tyne'],
    ['Newcastle upon Tyne', 'Newcastle on Tyne'],
    ['Stoke-on-Trent', 'Stoke on Trent'],
  ])('%s is also written %s', (name, alias) => {
    expect(aliasesOf(name).map(nameKey)).toContain(nameKey(alias))
  })

  it('never repeats the name itself', () => {
    for (const name of ['Clapham', 'St Albans', 'Stoke-on-Trent']) {
      expect(aliasesOf(name)).not.toContain(name)
    }
  })

  it.each([
    ['Houghton-Le-Spring', 'Houghton-le-Spring'],
    ['Peasedown Saint John', 'Peasedown St John'],
    ['Berwick-Upon-Tweed', 'Berwick-upon-Tweed'],
  ])('%s is shown as %s', (raw, shown) => {
    expect(tidyName(raw)).toBe(shown)
  })

  it.each([
    ['Newcastle upon Tyne', ['Newcastle']],
    ['Stoke-on-Trent', ['Stoke']],
    ['Newcastle under Lyme', ['Newcastle']],
    ['Kingston upon Hull', []],
    ['Clapham', []],
  ])('%s is called %j for short', (name, short) => {
    expect(shortName(name)).toEqual(short)
  })
})
