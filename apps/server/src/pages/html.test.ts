import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeText, html, joined, scriptJson } from './html.ts'

test('what is put in is text, and what was written here is markup', () => {
  const item = html`<li>${'<b> & "co"'}</li>`
  expect(html`<ul title="${`'`}">${joined([item, item])}</ul>`).toBe(
    '<ul title="&#39;"><li>&lt;b&gt; &amp; &quot;co&quot;</li>\n<li>&lt;b&gt; &amp; &quot;co&quot;</li></ul>',
  )
})

test('half a character is shown as missing', () => {
  expect(escapeText('a\ud83cb')).toBe('a\ufffdb')
})

test('no text leaves its attribute or its element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeText(text)).not.toMatch(/[<>"']/)
      expect(escapeText(text).isWellFormed()).toBe(true)
    }),
  )
})

test('no value ends its script, and it is read as what it was', () => {
  const texts = fc.oneof(
    fc.constantFrom('</script>', '<!--', ']]>', '\u2028\u2029', '\ud83c'),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.dictionary(texts, texts, { noNullPrototype: true }), (value) => {
      const json = scriptJson(value)
      expect(json).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(json)).toEqual(value)
    }),
  )
})
