import type { PropertyForm, PropertyType } from '@hearth/core/property/contract.ts'
import { SEARCH_PROPERTY_TYPES } from '@hearth/core/search/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { properties } from './property.ts'
import { searchTypeBit } from './searchTypes.ts'

const db = await testDatabase()
afterAll(db.close)

type Home = [PropertyType, PropertyForm | null, number]

test.each<[Home, string[]]>([
  [['house', null, 3], ['house']],
  [
    ['house', 'detached', 3],
    ['house', 'detached'],
  ],
  [
    ['house', 'semi-detached', 3],
    ['house', 'semi-detached'],
  ],
  [
    ['house', 'terraced', 3],
    ['house', 'terraced'],
  ],
  [
    ['house', 'end-terrace', 3],
    ['house', 'terraced'],
  ],
  [
    ['house', 'mews', 2],
    ['house', 'terraced'],
  ],
  [
    ['house', 'townhouse', 4],
    ['house', 'terraced'],
  ],
  [
    ['house', 'cottage', 2],
    ['house', 'cottage'],
  ],
  [['bungalow', 'detached', 2], ['bungalow']],
  [
    ['flat', 'studio', 0],
    ['flat', 'studio'],
  ],
  [
    ['flat', 'studio', 1],
    ['flat', 'studio'],
  ],
  [
    ['flat', null, 0],
    ['flat', 'studio'],
  ],
  [
    ['flat', 'penthouse', 0],
    ['flat', 'studio'],
  ],
  [['flat', 'penthouse', 2], ['flat']],
  [['house', null, 0], ['house']],
  [['maisonette', null, 2], ['maisonette']],
  [['land', null, 0], ['land']],
  [['commercial', null, 0], ['commercial']],
])('a home that is %j answers to %j', async ([propertyType, propertyForm, beds], answersTo) => {
  const [row] = await db.drizzle
    .insert(properties)
    .values({ listingType: 'sale', propertyType, propertyForm, beds, baths: 1, address: 'Leeds' })
    .returning()
  const bits = row?.searchTypes ?? 0
  expect(SEARCH_PROPERTY_TYPES.filter((type) => (bits & searchTypeBit(type)) !== 0)).toEqual(
    answersTo,
  )
})
