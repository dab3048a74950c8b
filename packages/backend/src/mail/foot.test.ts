import { EMAIL_KINDS } from '@hearth/core/mail/contract.ts'
import { expect, test } from 'vitest'
import { footOf } from './foot.ts'
import { renderHtml, renderText } from './render.ts'

const OPERATOR = { name: 'Moor & Sons', address: '1 High Street, York', email: 'data@moor.example' }
const CONTENT = {
  ...{ subject: 'Hello', preview: '', heading: 'Hello' },
  blocks: [
    { type: 'heading', text: 'What is new' },
    { type: 'bullets', items: ['Maps & more', 'Prices'] },
  ],
} as const

test.each(EMAIL_KINDS)(
  'an e-mail %s says why one gets it and who sends it, in both forms',
  (kind) => {
    const [motto, reason, sender] = footOf(kind, OPERATOR)
    expect(motto).toBe('Hearth · Find a home by saying what you want.')
    expect(reason).toMatch(/^You get this email because .+\.$/)
    expect(sender).toBe('Sent by Moor & Sons · 1 High Street, York · data@moor.example')
    const foot = footOf(kind, OPERATOR)
    expect(renderText(CONTENT, foot)).toContain(`-- \n${foot.join('\n')}\n`)
    const html = renderHtml(CONTENT, foot)
    expect(html).toContain('Sent by Moor &amp; Sons')
    // Nothing is fetched when it is opened: no picture, style sheet or font that tells who reads it.
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|src=/i)
  },
)

test('what an operator has not told is left out', () => {
  const operator = { name: 'the operator of this Hearth', address: null, email: null }
  expect(footOf('account.reset', operator).at(-1)).toBe('Sent by the operator of this Hearth')
})

test('headings and lists are plain in plain text', () => {
  expect(renderText(CONTENT, [])).toContain('Hello\n\nWhat is new\n\n- Maps & more\n- Prices\n')
})
