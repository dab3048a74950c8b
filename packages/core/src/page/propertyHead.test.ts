import { expect, test } from 'vitest'
import { nameAndPlace, propertyHead } from './propertyHead.ts'
import { A_FLAT } from './testing/properties.ts'

const ORIGIN = 'https://hearth.example'
const FLAT = 'Two-bedroom flat, Beechwood Crescent'

test.each([
  [FLAT, '12 Beechwood Crescent, Clapham, London SW4', `${FLAT}, Clapham`],
  ['Cottage, Mill Lane', 'Mill Lane, Bakewell DE45', 'Cottage, Mill Lane, Bakewell'],
  ['House in Leith', '3 Quay Street, Leith, Edinburgh EH6', 'House in Leith'],
  ['Barn', 'Bakewell DE45', 'Barn, Bakewell'],
  [FLAT, '', FLAT],
  ['', '3 Quay Street, Leith, Edinburgh EH6', 'Untitled Property, Leith'],
])('%s, %s', (title, address, shown) => {
  expect(nameAndPlace({ title, address })).toBe(shown)
})

test.each([
  [{}, `${FLAT}, Clapham, £485,000`],
  [{ listingType: 'rent', price: 1750 }, `${FLAT}, Clapham, £1,750 pcm`],
  [{ price: null }, `${FLAT}, Clapham, Price on application`],
  [{ status: 'underOffer' }, `Under Offer: ${FLAT}, Clapham, £485,000`],
  [{ status: 'sold' }, `Sold: ${FLAT}, Clapham, £485,000`],
  [{ status: 'let', listingType: 'rent', price: 1750 }, `Let: ${FLAT}, Clapham, £1,750 pcm`],
] as const)('%o is called by its price and place', (facts, title) => {
  expect(propertyHead({ ...A_FLAT, ...facts }, ORIGIN).title).toBe(title)
})

test.each([
  [
    {},
    '2 bedroom flat for sale in Clapham, London SW4, £485,000. A quiet flat on the first floor.',
  ],
  [
    { status: 'sold' },
    'Sold: 2 bedroom flat for sale in Clapham, London SW4, £485,000. A quiet flat on the first floor.',
  ],
  [
    { propertyType: 'house', propertyForm: 'terraced', description: '', address: '' },
    '2 bedroom terraced house for sale, £485,000.',
  ],
  [
    { propertyType: 'bungalow', propertyForm: 'detached', description: 'No full stop' },
    '2 bedroom detached bungalow for sale in Clapham, London SW4, £485,000. No full stop',
  ],
  [
    { propertyType: 'land', beds: 0, description: '' },
    'Land for sale in Clapham, London SW4, £485,000.',
  ],
] as const)('%o is described', (facts, description) => {
  expect(propertyHead({ ...A_FLAT, ...facts }, ORIGIN).description).toBe(description)
})

test('its first picture is what a chat shows', () => {
  expect(propertyHead(A_FLAT, ORIGIN).image).toEqual({
    src: '/social/art/front/flat-2-1.jpg',
    alt: `${FLAT}, picture 1 of 2`,
    size: { width: 1200, height: 630 },
  })
  const uploaded = '/files/images/0123456789abcdefghij.jpg'
  const { image } = propertyHead({ ...A_FLAT, images: [uploaded] }, ORIGIN)
  expect(image).toMatchObject({ src: uploaded, size: null })
})
