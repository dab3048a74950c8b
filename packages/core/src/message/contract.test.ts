import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactInput } from './contract.ts'

const right = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '020 7946 0102',
  message: 'May I see it?',
  propertyId: 1,
}
type Field = keyof typeof right | 'website'

const read = (change: Partial<Record<Field, unknown>>) =>
  contactInput.safeParse({ ...right, ...change })
const problemsOf = (change: Partial<Record<Field, unknown>>) =>
  read(change).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('what is kept of what was typed', () => {
  test.each<[Field, string, string]>([
    ['name', '  Siân  O’Neill-Ó Dálaigh ', 'Siân O’Neill-Ó Dálaigh'],
    ['name', 'Zoe\u0308', 'Zo\u00eb'],
    ['name', '李小龍', '李小龍'],
    ['name', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['name', '\u202eAda\u202c\tL\u00a0\u3000ove\u200blace\ufeff', 'Ada L ovelace'],
    ['email', ' ADA+Homes@Example.com\u00a0', 'ada+homes@example.com'],
    ['email', '\u200bada@example.com', 'ada@example.com'],
    ['email', "o'neill.j@sub.example.co.uk", "o'neill.j@sub.example.co.uk"],
    ['phone', '\u202a+44 (0)20\u00a07946\u20110102\u202c', '+44 (0)20 7946-0102'],
    ['phone', '020–7946–0102\n', '020-7946-0102'],
    ['message', ' One\r\nTwo\rThree\u000bFour\u2028Five ', 'One\nTwo\nThree\nFour\nFive'],
    ['message', 'Tab\tstays, NUL\u0000 goes', 'Tab\tstays, NUL goes'],
    ['message', 'Half\ud800', 'Half\ufffd'],
    ['message', '👍', '👍'],
    ['message', `${'x'.repeat(4000)}   `, 'x'.repeat(4000)],
  ])('%s %j → %j', (field, typed, kept) => {
    expect(read({ [field]: typed }).data?.[field]).toBe(kept)
  })
})

describe('what is refused names the field and what to do', () => {
  const NAME = 'Enter your name.'
  const ONE_LINE = 'Your name can only be one line of text.'
  const EMAIL = 'Enter an email address such as name@example.com.'
  const PHONE = 'Enter a phone number such as 020 7946 0102.'
  test.each<[Field, unknown, string]>([
    ['name', undefined, NAME],
    ['name', 7, NAME],
    ['name', '\u00a0\u2003', NAME],
    ['name', '\u200b\u2060', NAME],
    ['name', '\u3164', NAME],
    ['name', '. -', NAME],
    ['name', 'x'.repeat(101), 'Your name can have at most 100 characters.'],
    ['name', 'Ada\r\nBcc: all@example.com', ONE_LINE],
    ['name', 'Ada\u2028Bcc: all@example.com', ONE_LINE],
    ['name', 'Ada\u0085Bcc: all@example.com', ONE_LINE],
    ['name', 'Ada\u0000', ONE_LINE],
    ['email', undefined, 'Enter your email address.'],
    ['email', 'ada@example.com\nbcc: all@example.com', EMAIL],
    ['email', 'ada @example.com', EMAIL],
    ['phone', '020 7946\r\n0102', PHONE],
    ['phone', '٠٢٠٧٩٤٦٠١٠٢', PHONE],
    ['message', null, 'Enter your message.'],
    ['message', '\u200b\n\u3164', 'Enter your message.'],
    ['message', '\u0000', 'Enter your message.'],
    ['message', 'x'.repeat(4001), 'Your message can have at most 4,000 characters.'],
    ['propertyId', undefined, 'Say which home this is about.'],
    ['propertyId', 1.5, 'Say which home this is about.'],
    ['propertyId', 0, 'Say which home this is about.'],
    ['website', 'https://spam.example', 'Leave this field empty.'],
  ])('%s %j', (field, typed, message) => {
    expect(problemsOf({ [field]: typed })).toEqual([[field, message]])
  })
})

test('whatever is taken can be stored, has one line where it must, and is taken again unchanged', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 })
  // Words of a person, with anything in between.
  const typed = fc.tuple(text, text).map(([before, after]) => `${before}Ada${after}`)
  fc.assert(
    fc.property(typed, typed, (name, message) => {
      const result = read({ name, message })
      if (!result.success) {
        expect(result.error.issues.map(({ path }) => path[0])).toEqual(['name'])
        return
      }
      const { data } = result
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(data.name).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
      expect(data.message).not.toContain('\u0000')
      expect(JSON.stringify(data)).not.toMatch(/\\u[dD][89a-fA-F]/)
      expect(contactInput.parse(data)).toEqual(data)
    }),
  )
})
