import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { xmlOf } from './xml.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
})

const texts = fc.oneof(
  fc.constantFrom('true', 'false', 'null', ']]>', '<!--', '&amp;', '"', "'"),
  fc.string({ unit: 'grapheme' }),
)

test('whatever somebody calls a home, it is XML and can be read', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const xml = xmlOf({ entry: { img: { '@alt': text }, title: text } })
      expect(XMLValidator.validate(xml), xml).toBe(true)
      expect(parser.parse(xml).entry.img).toHaveProperty('@alt')
    }),
  )
})

test.each(['true', 'A <b> & "c"'])('an attribute that says %s says so', (text) => {
  const xml = xmlOf({ entry: { img: { '@alt': text } } })
  expect(parser.parse(xml)).toEqual({ entry: { img: { '@alt': text } } })
})
