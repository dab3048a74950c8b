import { describe, expect, test } from 'vitest'
import { toldEvent } from './event.ts'
import type { ShownVariants } from './flags.ts'

const ORIGIN = 'https://hearth.example'
const results = { address: '/properties?type=rent', isForAll: true, shown: {} }

describe('what an event says', () => {
  test('is where somebody is, without what they wrote, and no more than is named', () => {
    const event = {
      event: '$pageview',
      uuid: 'an id',
      properties: {
        distinct_id: '17',
        $current_url: `${ORIGIN}/properties?type=rent&location=Kentish+Town`,
        $pathname: '/properties',
        $referrer: `${ORIGIN}/unsubscribe?token=secret`,
        title: 'Homes to rent in Kentish Town',
        $raw_user_agent: 'a browser',
      },
      $set: { email: 'ada@example.com' },
      $set_once: { $initial_current_url: `${ORIGIN}/?q=secret` },
    }
    expect(toldEvent(event, ORIGIN, results)).toEqual({
      event: '$pageview',
      uuid: 'an id',
      properties: {
        distinct_id: '17',
        $current_url: `${ORIGIN}/properties?type=rent`,
        $pathname: '/properties',
        $host: 'hearth.example',
      },
    })
  })

  test('is the variant that was shown, and not the one that came too late', () => {
    const properties = {
      '$feature/home-first-section': 'reading',
      $active_feature_flags: ['home-first-section'],
    }
    const event = { event: '$pageview', properties }
    const features = (shown: ShownVariants) =>
      Object.entries(toldEvent(event, ORIGIN, { ...results, shown })?.properties ?? {}).filter(
        ([name]) => name.includes('feature'),
      )
    expect(features({})).toEqual([])
    expect(features({ 'home-first-section': 'homes' })).toEqual([
      ['$feature/home-first-section', 'homes'],
    ])
  })

  test('is where the element stands that was pressed, and never its text', () => {
    const properties = {
      $event_type: 'click',
      $el_text: '12 for sale in Manchester',
      $elements_chain: 'a:nth-child="1";div',
    }
    const told = toldEvent({ event: '$autocapture', properties }, ORIGIN, results)
    expect(told?.properties).toMatchObject({ $elements_chain: 'a:nth-child="1";div' })
    expect(JSON.stringify(told)).not.toContain('Manchester')
  })

  test.each(['$autocapture', '$rageclick'])('is nothing of %s on a page of one’s own', (event) => {
    const place = { address: '/messages', isForAll: false, shown: {} }
    expect(toldEvent({ event, properties: {} }, ORIGIN, place)).toBeNull()
    expect(toldEvent({ event: '$pageview', properties: {} }, ORIGIN, place)).not.toBeNull()
  })
})
