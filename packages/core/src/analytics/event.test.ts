import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toldEvent, withoutWords } from './event.ts'

const ORIGIN = 'https://hearth.example'
const results = { address: '/properties?type=rent', isForAll: true, words: ['Kentish Town'] }

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
        '$feature/home-first-section': 'reading',
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
        '$feature/home-first-section': 'reading',
      },
    })
  })

  test('is the text of what was pressed, without the words that somebody wrote', () => {
    const properties = {
      $el_text: 'Remove kentish town',
      $elements_chain: 'button:text="Remove Kentish Town"nth-child="1";div',
    }
    expect(
      toldEvent({ event: '$autocapture', properties }, ORIGIN, results)?.properties,
    ).toMatchObject({
      $el_text: 'Remove ***',
      $elements_chain: 'button:text="Remove ***"nth-child="1";div',
    })
  })

  test.each(['$autocapture', '$rageclick'])('is nothing of %s on a page of one’s own', (event) => {
    const place = { address: '/messages', isForAll: false, words: [] }
    expect(toldEvent({ event, properties: {} }, ORIGIN, place)).toBeNull()
    expect(toldEvent({ event: '$pageview', properties: {} }, ORIGIN, place)).not.toBeNull()
  })
})

describe('a text without words', () => {
  test.each([
    ['nothing to leave out', 'Contact Agent', [], 'Contact Agent'],
    ['capitals are the same', 'Homes in YORK', ['York'], 'Homes in ***'],
    ['the longest first', 'York Road, York', ['York', 'York Road'], '***, ***'],
    ['signs mean themselves', 'a (b) and b', ['(b)'], 'a *** and b'],
    ['what is too short to mean anything', 'To let', ['t', 'to'], 'To let'],
    ['spaces around', 'Ada Byron', [' Byron '], 'Ada ***'],
  ])('%s', (_what, text, words, told) => {
    expect(withoutWords(text, words)).toBe(told)
  })

  test('has none of them, whatever they are', () => {
    const word = fc.string({ minLength: 3, maxLength: 12 }).filter((text) => /^[^*\s]+$/.test(text))
    fc.assert(
      fc.property(word, fc.string(), fc.string(), (secret, before, after) => {
        const told = withoutWords(`${before}${secret}${after}`, [secret])
        expect(told.replaceAll('*', ' ')).not.toContain(secret)
      }),
    )
  })
})
