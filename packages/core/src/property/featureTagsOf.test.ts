import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEATURE_TAGS } from './featureTags.ts'
import { featureTagsOf } from './featureTagsOf.ts'

test.each([
  ['South facing rear garden', ['garden', 'south facing']],
  ['No garden', []],
  ['Communal gardens', ['communal garden']],
  ['No onward chain', ['chain free']],
  ['Off street parking for two cars', ['parking']],
  ['No parking', []],
  ['Garage and driveway', ['parking', 'garage']],
  ['Garage conversion', []],
  ['Unfurnished', ['unfurnished']],
  ['Part furnished', ['part furnished']],
  ['Not furnished', []],
  ['Pets considered', ['pets']],
  ['Pets not allowed', []],
  ['Sorry, no pets', []],
  ['End of terrace house', []],
  ['Roof terrace', ['terrace']],
  ['Close to gym and swimming pool', []],
  ['Residents’ gym, pool and concierge', ['concierge', 'gym', 'swimming pool']],
  ['Potential for loft conversion (STPP)', []],
  ['Loft room', ['loft']],
  ['Passenger lift', ['lift']],
  ['Ground floor', ['ground floor']],
  ['Lower ground floor', ['basement']],
  ['Gas central heating and double glazing', ['double glazing', 'central heating']],
  ['Home office', ['study']],
  ['Principal bedroom with en-suite', ['en suite']],
  ['Victorian terrace with many original features', ['period']],
  ['Bills not included', []],
  ['Views over the river', ['river view']],
  ['No garage but off-road parking', ['parking']],
  ['EV charging point', ['electric car charging']],
  ['', []],
])('"%s" gives %j', (feature, tags) => {
  expect(featureTagsOf({ features: [feature] })).toEqual(tags)
})

test('structured facts win over the words of the agent', () => {
  const features = ['Furnished', 'Leasehold']
  expect(featureTagsOf({ features, furnishing: 'unfurnished', tenure: 'shareOfFreehold' })).toEqual(
    ['unfurnished', 'share of freehold'],
  )
  expect(featureTagsOf({ features: [], furnishing: 'flexible' })).toEqual([
    'furnished',
    'unfurnished',
    'part furnished',
  ])
})

test('any words give known tags, each once, in their fixed order', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (features) => {
      const tags = featureTagsOf({ features })
      expect(tags).toEqual(FEATURE_TAGS.filter((tag) => tags.includes(tag)))
    }),
  )
})
