import { inThousands } from '@hearth/core/number/inThousands.ts'
import { line } from './line.ts'
import { capitalised, type Story } from './story.ts'

const sqft = (s: Story) => inThousands(s.home.areaSqft)
const acres = (s: Story) => (s.home.areaSqft / 43_560).toFixed(2)
const rent = (s: Story) => s.home.listingType === 'rent'
const sale = (s: Story) => s.home.listingType === 'sale'

/** A plot of land, in three paragraphs. */
export const LAND_PARAGRAPHS = [
  [
    line(
      (s) =>
        `A {level|gently sloping|rectangular} plot of about ${sqft(s)} sq ft (${acres(s)} acre) ${s.street ? `off ${s.street}` : ''}, with {outline planning permission for one detached house|permission in principle for a single dwelling}.`,
    ),
    line(
      (s) =>
        `{Plots in ${s.place} are few|It is not often that land comes up in ${s.place}}; this one, of some ${sqft(s)} sq ft, has {consent for a house of four bedrooms|outline consent for a family house}.`,
    ),
  ],
  [
    line(
      'Drawings, {the decision notice and the site survey|the ecology report and the conditions of the consent} can be had from our office. Access is {directly from the road|by a shared drive}, and {mains water and electricity are at the boundary|services are believed to be in the road; buyers should make their own enquiries}.',
    ),
    line(
      'The consent allows for {a house of about 1,800 sq ft with a detached garage|a two-storey house with parking for three cars}. {Several mature trees mark the back boundary and are to stay|The boundaries are hedged on three sides}.',
    ),
  ],
  [
    line(
      (s) =>
        `It stands among {established houses|family houses and gardens}, with ${s.site.area.known[0]} and the shops of the town {a short drive away|within reach on foot}. The land may be walked over by appointment; {please close the gate|please wear boots}.`,
    ),
    line(
      (s) =>
        `${capitalised(s.site.area.known[0] ?? s.place)} is {close|near}, and the local schools are {well thought of|within walking distance}. {We expect interest from people building for themselves|Offers are invited on an unconditional basis}.`,
    ),
  ],
] as const

/** Business premises, in three paragraphs. */
export const COMMERCIAL_PARAGRAPHS = [
  [
    line(
      (s) =>
        `{A ground-floor unit|A shop with a wide front|A well-fitted commercial unit} of ${sqft(s)} sq ft on ${s.street}, {in a parade of independent traders|with a steady flow of people past the door}.`,
    ),
    line(
      (s) =>
        `${sqft(s)} sq ft of {retail or office|flexible commercial} space on ${s.street}, ${rent(s) ? 'to let on a new lease' : 'for sale with vacant possession'}.`,
    ),
  ],
  [
    line(
      (s) =>
        `The main room is {clear of columns|a simple rectangle} with {a glazed front|large display windows}; behind it are a {store|small office}${s.home.baths > 0 ? ', a kitchenette and a WC' : ' and a kitchenette'}. {Three-phase power is connected|A roller shutter and an alarm are in place}.`,
      undefined,
    ),
    line(
      (s) =>
        `It has been {a bakery|a design studio|a bicycle shop|an architects’ office} and would suit {retail, a café or a studio|a clinic or a small office}, within use class E{| and subject to any consents}. There is ${s.home.baths > 0 ? 'a WC and ' : ''}a rear door for deliveries.`,
      (s) => s.site.market.nation === 'England',
    ),
    line(
      (s) =>
        `The last tenant ran {a bakery|a design studio|a bicycle shop|an architects’ office} here, and it would suit {retail, a café or a studio|a clinic or a small office}, subject to any consents. There is ${s.home.baths > 0 ? 'a WC and ' : ''}a rear door for deliveries.`,
      (s) => s.site.market.nation !== 'England',
    ),
  ],
  [
    line(
      (s) =>
        `${capitalised(s.site.area.known[0] ?? s.place)} and ${s.site.area.known[1]} are {close by|around the corner}, and bus stops {are a few steps away|stand outside}. ${rent(s) ? 'The rent is exclusive of rates and utilities, on a new lease of {three|five|six} years' : 'The price is exclusive of VAT, should it apply'}.`,
    ),
    line(
      (s) =>
        `It is a {lively|well-known} part of ${s.place}, with ${s.site.area.known[1]} nearby. ${sale(s) ? 'It has been a sound investment for the same owner since the nineties' : 'Small-business rate relief may apply; please ask the council'}.`,
    ),
  ],
] as const
