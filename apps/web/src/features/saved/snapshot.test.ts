import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { describe, expect, test } from 'vitest'
import { savedPrice } from './savedPrice.ts'
import { snapshotOf, snapshotSchema } from './snapshot.ts'
import { aCard } from './testing/aCard.ts'
import { aListing } from './testing/aListing.ts'

describe('snapshotOf', () => {
  test('keeps what a card knows and leaves the rest null', () => {
    expect(snapshotOf(aCard())).toEqual({
      id: 7,
      title: 'Three-bedroom Victorian house',
      price: 485_000,
      rentPrice: null,
      location: 'Leathwaite Road, Clapham, SW11',
      beds: 3,
      baths: 2,
      sqft: 1120,
      type: 'Terraced',
      images: ['/art/front/terraced-3-2-1120-5-1.svg'],
      features: null,
      description: null,
      agent: { name: null, email: null, phone: null, agency: null, position: null },
      floorplanImage: null,
      epcImage: null,
      transportDistance: { tube: null, bus: null, train: null },
    })
  })

  test('keeps what the whole listing tells besides', () => {
    expect(snapshotOf(aListing())).toMatchObject({
      features: ['Garden'],
      description: 'A handsome house.',
      agent: { name: 'Jane Morrow', phone: '020 7946 0102', agency: 'Morrow & Finch', email: null },
      floorplanImage: '/art/floorplan/terraced-3-2-1120-5-1.svg',
      epcImage: null,
    })
  })

  test('says what S1 says where title and address are missing', () => {
    expect(snapshotOf(aCard({ title: '', address: '' }))).toMatchObject({
      title: 'Untitled Property',
      location: 'Location not specified',
    })
  })

  test.each<[Partial<PropertyCard>, object]>([
    [
      { propertyType: 'land', propertyForm: null, beds: 0, baths: 0 },
      { beds: null, baths: null },
    ],
    [
      { propertyType: 'commercial', propertyForm: null, beds: 2, baths: 0 },
      { beds: 2, baths: null },
    ],
    [
      { propertyType: 'flat', propertyForm: 'studio', beds: 0, baths: 1 },
      { beds: 0, baths: 1 },
    ],
  ])('%j has rooms as its listing shows them', (facts, rooms) => {
    expect(snapshotOf(aCard(facts))).toMatchObject(rooms)
  })

  test.each<[Partial<PropertyCard>, string]>([
    [{ price: 485_000 }, '£485,000'],
    [{ price: 1750, listingType: 'rent' }, '£1,750 pcm'],
    [{ price: null }, 'Price on application'],
    [{ price: null, priceText: 'Offers by Friday' }, 'Offers by Friday'],
    [{ price: null, priceText: 'By arrangement', listingType: 'rent' }, 'By arrangement'],
    [{ price: 0, listingType: 'rent' }, '£0 pcm'],
  ])('%j is a snapshot of the schema and shows %s', (facts, shown) => {
    const snapshot = snapshotSchema.parse(JSON.parse(JSON.stringify(snapshotOf(aCard(facts)))))
    expect(savedPrice(snapshot)).toBe(shown)
  })
})
