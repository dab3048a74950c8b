import { greatCircleMeters } from '@hearth/core/place/distance.ts'
import { describe, expect, it } from 'vitest'
import { nameKey } from './names.ts'
import { readGazetteer } from './read.ts'
import type { GazetteerRow } from './row.ts'
import { WELL_KNOWN } from './wellKnown.fixture.ts'

const rows = readGazetteer()
const isStation = (row: GazetteerRow) => row.kind.endsWith('_station')

const named = (name: string) =>
  rows.filter((row) => [row.name, ...row.aliases].some((known) => nameKey(known) === nameKey(name)))

const mostImportant = (found: GazetteerRow[]) =>
  found.toSorted((a, b) => b.importance - a.importance)[0]

describe('the gazetteer', () => {
  it.each([
    ['country', 5, 5],
    ['county', 100, 110],
    ['borough', 33, 33],
    ['city', 74, 77],
    ['town', 1300, 1500],
    ['village', 2400, 2800],
    ['district', 1600, 1800],
    ['area', 150, 250],
    ['train_station', 2662, 2662],
    ['tube_station', 310, 310],
  ] as const)('has its %ss', (kind, least, most) => {
    const count = rows.filter((row) => row.kind === kind).length
    expect(count).toBeGreaterThanOrEqual(least)
    expect(count).toBeLessThanOrEqual(most)
  })

  it.each(WELL_KNOWN)('finds %s (%s) where it is', (name, container, lat, lng) => {
    const best = mostImportant(named(name).filter((row) => !isStation(row)))
    expect(best?.within).toContain(container)
    expect(greatCircleMeters({ lat, lng }, best ?? { lat: 0, lng: 0 })).toBeLessThan(5000)
  })

  it('tells places apart by their name, kind and what contains them', () => {
    const identities = rows.map((row) => [row.kind, row.name, ...row.within].join(' | '))
    expect(identities.filter((identity, i) => identities.indexOf(identity) !== i)).toEqual([])
  })

  it('has every key of a source once', () => {
    expect(new Set(rows.map((row) => `${row.source} ${row.sourceKey}`)).size).toBe(rows.length)
  })

  it('has one entry for a settlement, whichever sources name it', () => {
    const settlements = rows.filter((row) => ['town', 'village', 'district'].includes(row.kind))
    const doubles = [...Map.groupBy(settlements, (row) => nameKey(row.name)).values()].flatMap(
      (namesakes) =>
        namesakes.filter((a, i) =>
          namesakes.slice(i + 1).some((b) => greatCircleMeters(a, b) <= 3000),
        ),
    )
    expect(doubles.map((row) => `${row.name} in ${row.within[0]}`)).toEqual([])
  })

  it('lies in the United Kingdom', () => {
    const abroad = rows.filter(
      ({ lat, lng }) => !(lat > 49.8 && lat < 60.9 && lng > -8.2 && lng < 1.8),
    )
    expect(abroad.map((row) => row.name)).toEqual([])
  })

  it('has plausible extents and importances', () => {
    const limits: Partial<Record<GazetteerRow['kind'], [number, number]>> = {
      district: [100, 3000],
      village: [500, 2500],
      town: [1000, 8000],
      city: [1200, 25_000],
      borough: [1000, 12_000],
      county: [6000, 120_000],
    }
    const odd = rows.filter(({ kind, extentMeters, importance }) => {
      const [least, most] = limits[kind] ?? [100, 700_000]
      const isPlausible = extentMeters >= least && extentMeters <= most
      return !isPlausible || !Number.isInteger(importance) || importance < 0
    })
    expect(odd.map((row) => `${row.kind} ${row.name}: ${row.extentMeters} m`)).toEqual([])
  })

  it('means the town by a name that its county shares', () => {
    for (const name of ['Conwy', 'Falkirk', 'Wrexham', 'Swansea', 'Durham', 'Antrim', 'Stirling']) {
      const best = mostImportant(named(name).filter((row) => !isStation(row)))
      expect(['town', 'city', 'village'], name).toContain(best?.kind)
    }
  })

  it('says of everything which country it is in', () => {
    const countries = new Set(['England', 'Scotland', 'Wales', 'Northern Ireland'])
    const lost = rows.filter(
      (row) => row.kind !== 'country' && !countries.has(row.within.at(-1) ?? ''),
    )
    expect(lost.map((row) => row.name)).toEqual([])
  })

  it('never lists a name as its own alias, nor an empty one', () => {
    const odd = rows.filter(({ name, aliases, within }) => {
      const isRepeated = aliases.includes(name) || new Set(aliases).size < aliases.length
      return isRepeated || [name, ...aliases, ...within].some((text) => text.trim() === '')
    })
    expect(odd.map((row) => row.name)).toEqual([])
  })

  it('is the same each time', () => {
    expect(readGazetteer()).toEqual(rows)
  })
})

describe('what contains a place', () => {
  const within = (name: string, kind: GazetteerRow['kind']) =>
    mostImportant(named(name).filter((row) => row.kind === kind))?.within

  it.each([
    ['Jericho', 'district', ['Oxford', 'Oxfordshire', 'England']],
    ['Oxford', 'city', ['Oxfordshire', 'England']],
    ['Clapham', 'district', ['London', 'Lambeth', 'Greater London', 'England']],
    ['Leith', 'district', ['Edinburgh', 'Scotland']],
    ['Harpenden', 'town', ['Hertfordshire', 'England']],
    ['Holywood', 'town', ['County Down', 'Northern Ireland']],
    ['Guildford', 'train_station', ['Guildford', 'Surrey', 'England']],
    ['Nine Elms', 'tube_station', ['London', 'Lambeth', 'Greater London', 'England']],
  ] as const)('%s (%s) is in %j', (name, kind, expected) => {
    expect(within(name, kind)).toEqual(expected)
  })

  it('lets a London place be found with the county people still write', () => {
    expect(within('Bromley', 'district')).toContain('Kent')
    expect(within('Richmond', 'district')).toContain('Surrey')
  })
})

describe('stations', () => {
  const stations = rows.filter(isStation)
  it.each([
    ["King's Cross", 'train_station'],
    ['Kings Cross', 'train_station'],
    ['Waterloo', 'train_station'],
    ['Acton Town', 'tube_station'],
    ["King's Cross St. Pancras", 'tube_station'],
    ['Piccadilly Circus', 'tube_station'],
    ['Battersea Power Station', 'tube_station'],
    ['Belfast Grand Central', 'train_station'],
  ])('%s is a %s', (name, kind) => {
    const found = stations.filter((row) => [row.name, ...row.aliases].includes(name))
    expect(found.map((row) => row.kind)).toContain(kind)
  })

  it('show no clarification in brackets where what contains them clarifies', () => {
    const clarified = stations.filter((row) => row.name.includes('('))
    expect(clarified.map((row) => row.name).sort()).toEqual([
      'Edgware Road (Bakerloo)',
      'Kensington (Olympia)',
    ])
  })
})
