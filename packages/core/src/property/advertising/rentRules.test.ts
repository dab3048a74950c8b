import { describe, expect, test } from 'vitest'
import type { ListingInput } from '../listingContract.ts'
import { said, severities, TO_RENT } from './testing/adverts.ts'

describe('one rent', () => {
  test.each<[string, Partial<ListingInput>]>([
    ['rentNamed', { price: 0, deposit: null }],
    ['rentWithoutQualifier', { priceQualifier: 'offersOver' }],
    ['rentWithoutQualifier', { priceQualifier: 'priceOnApplication' }],
    ['rentWithoutQualifier', { priceQualifier: 'from' }],
    ['rentWithoutQualifier', { priceQualifier: 'guidePrice' }],
  ])('%s: %o', (rule, change) => {
    expect(severities(change)).toEqual({ [rule]: 'refusal' })
  })

  test('a fixed price is one', () => {
    expect(severities({ priceQualifier: 'fixedPrice' })).toEqual({})
  })

  test.each([
    ['rentRange', 'Rent £1,700 - £1,900 pcm.'],
    ['rentRange', '£1,700 pcm to £2,000 pcm depending on the term'],
    ['rentRange', 'Between £1750–1850'],
    ['rentBids', 'Offers over £1,800 considered.'],
    ['rentBids', 'Offers in excess of £1,800'],
    ['rentBids', 'OIEO £1,800'],
    ['rentBids', 'Best and final offers by Friday.'],
    ['rentBids', 'Sealed bids please'],
    ['rentBids', 'Rent on application'],
    ['rentBids', 'From £1,800 pcm'],
    ['rentRange', 'between £1,400 and £1,600 pcm'],
    ['rentRange', 'Between 1,400 and 1,600 pcm'],
    ['rentRange', '1700-1900 per month'],
    ['rentRange', '£320-£350 pw'],
    ['rentRange', '£320 pw to £350 pw'],
    ['rentRange', '£20,400 - £22,800 per annum'],
    ['rentRange', 'Rent £1,700.00 - £1,900.00'],
    ['rentBids', 'from £1,400'],
    ['rentBids', 'From £380 per week'],
    ['rentBids', 'From 1,400 pcm'],
    ['rentBids', 'offers over 1400'],
    ['rentBids', 'Offers over 1,400, please'],
    ['rentBids', 'Offers over 380 pw considered'],
    ['rentBids', 'bids over £1500'],
    ['rentBids', 'Bids invited'],
    ['rentBids', 'best offer secures'],
    ['rentBids', 'Highest bid wins'],
    ['rentBids', 'open to offers'],
    ['rentBids', 'Open to sensible offers'],
    ['rentBids', 'No chain, offers over £1,800'],
    ['rentBids', 'Offers in excess of the asking rent considered'],
    ['rentBids', 'Offers exceeding the advertised rent'],
    ['rentBids', 'Bids above asking are welcome'],
    ['rentBids', 'Offers higher than the stated rent'],
    ['rentBids', 'Offers beyond £1,800 pcm'],
    ['rentBids', 'Offers circa £1,800'],
    ['rentBids', 'Bids are invited'],
    ['rentBids', 'Rent starts at £1,800 pcm'],
    ['rentBids', 'Rents begin at £1,800 pcm'],
    ['rentBids', 'Starting at £1,800'],
    ['rentBids', 'Starting from £1,800 per month'],
    ['rentBids', '£1,800+ pcm'],
    ['rentBids', '£1,800 pcm+'],
    ['rentBids', '£415+ pw'],
    ['rentBids', '£1,800 plus or £1,800 + per month'],
    ['rentBids', '£1,800 pcm or more.'],
    ['rentBids', '£1,800 upwards'],
    ['rentBids', '£1,800 and above, bills included'],
    ['rentBids', 'In the region of £1,800 pcm'],
    ['rentBids', 'In excess of £1,800 pcm'],
    ['rentBids', 'Upwards of £1,800 a month'],
    ['rentBids', 'circa £1,800 pcm'],
    ['rentBids', 'Rent in the region of £1,800'],
    ['rentBids', 'Bright flat, circa £1,800'],
    ['rentBids', 'guide £1,800 pcm'],
    ['rentBids', 'Guide: £1,800'],
    ['rentBids', 'Guide rent £1,800'],
    ['rentBids', 'Minimum rent: £1,800'],
    ['rentBids', 'Minimum rent of £1,800 pcm'],
    ['rentBids', 'Not less than £1,800 pcm'],
  ])('%s: %s', (rule, text) => {
    expect(said(text)).toEqual({ [rule]: 'refusal' })
  })

  test.each([
    'Bills are about £100 - £150 a month.',
    'The flat offers over 1,200 sq ft of living space.',
    'Offers in excess of 1,000 sq ft',
    'Parking from £50 pcm',
    'A short walk from £2 coffee.',
    'Available from 1 May at £1,800 pcm.',
    'In the region of the old mill',
    '£1,500 - 1,650 sq ft',
    '£1,800 to 1,900 m from the sea',
    '£1,800 per month, 1,700 - 1,900 square feet',
    'The town offers over 1,400 homes.',
    'The house dates from 1800.',
    'Reduced from £1,900',
    'Available to rent from 2026',
    'No offers over the asking rent',
    'No offers in excess of the asking rent',
    'We are not able to consider offers above the asking rent.',
    '£1,800 pcm + bills',
    '£1,800+ bills',
    '£1,800 plus deposit',
    'Rent: £1,800 pcm + council tax',
    'An income of £3,600 pcm or more is usual.',
    'Tenants earn in excess of £3,600 pcm.',
    'Household income of at least £54,000 or £3,600 pcm or more',
    'Income: in excess of £3,600',
    'Referencing: income required £3,500 pcm+',
    'Refurbished at a cost in excess of £1,800',
    'A similar flat was let for upwards of £1,900.',
    'Investment in the region of £2,000 on a new boiler',
    'Deposit in the region of £1,800',
    'Deposit of £2,076 or more',
    'Parking from £900 a month',
    'A guide to the area is free.',
    'The lease starts at 1,800 days.',
    'In the region of 1,800 homes',
    'Circa 1800, with a wealth of beams',
    'circa 1,800 sq ft',
    'A garden of 1,800 or more square feet',
    'Rent starts on 1 May.',
    'We do not accept offers over £1,800.',
    'We are not open to offers.',
    'No sealed bids',
    'Between 1,400 and 1,600 people live here.',
    'Service charges are £40-£50 pw.',
  ])('nothing against: %s', (text) => {
    expect(said(text)).toEqual({})
  })

  test('was no law before May 2026, is none in Scotland, and none for shops', () => {
    const offers = { priceQualifier: 'offersOver' } as const
    expect(severities(offers, TO_RENT, '2026-04-30')).toEqual({})
    expect(severities({ ...offers, postcode: 'EH6 6TT' })).toEqual({})
    expect(severities({ ...offers, propertyType: 'commercial' })).toEqual({})
  })

  test('along the border is a warning', () => {
    expect(severities({ priceQualifier: 'offersOver', postcode: 'CH1 1AA' })).toEqual({
      rentWithoutQualifier: 'warning',
    })
  })
})
