import { emails } from '@hearth/db/schema/email.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { throttleEvents } from '@hearth/db/schema/throttle.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { expect, test } from 'vitest'
import { NOW, testApp } from '../testing/testApp.ts'

// NOW is a Monday noon in London.
const { app, db } = await testApp()

const sender = { name: 'Ada', email: 'ada@example.com', phone: '020 7946 0102' }
const contact = { ...sender, message: 'May I see it?' }
const viewing = { ...sender, date: '2026-06-02', times: ['09:00'] }

const NOTHING = [undefined, null, '', '   ', '\t\n', 7, true, [], {}, ['Ada']]
const WRONG_SENDER: Record<string, unknown[]> = {
  name: [
    ...NOTHING,
    'x'.repeat(101),
    'Ada\r\nBcc: all@example.com',
    'Ada\u0000',
    'Ada\u2028Bcc: all',
    '\u200b',
    '\u3164',
    '?!',
  ],
  email: [
    ...NOTHING,
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada example@example.com',
    'ada@exa mple.com',
    'ada@@example.com',
    'ada@example..com',
    '.ada@example.com',
    'ada@example.com\r\nBcc: all@example.com',
    'ada@example.com, bob@example.com',
    '<ada@example.com>',
    `${'a'.repeat(250)}@example.com`,
    'ada@-example.com',
    'mailto:ada@example.com',
  ],
  phone: [
    ...NOTHING,
    'none',
    '12',
    '123456',
    '1234567890123456',
    '020 7946 0102 ext',
    'o2o 7946 0102',
    '+',
    '()()()()',
    '++44 20 7946 0102',
    '<script>',
    '0'.repeat(31),
    '020\u00007946 0102',
    '020 7946\r\n0102',
  ],
  website: ['https://spam.example', 'x', ' ', 5, null, []],
}
const WRONG_CONTACT: Record<string, unknown[]> = {
  ...WRONG_SENDER,
  message: [...NOTHING, 'x'.repeat(4001), `${'a '.repeat(2500)}`, '\u200b\n\u2060', '\u0000'],
  propertyId: [undefined, null, '', '1', 0, -1, 1.5, 2 ** 31, 1e300, 'abc', [], {}, true],
}
const WRONG_VIEWING: Record<string, unknown[]> = {
  ...WRONG_SENDER,
  date: [
    ...NOTHING,
    'tomorrow',
    '02/06/2026',
    '2026-6-2',
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-06-02T09:00:00Z',
    // Past, by London's calendar.
    '2026-05-31',
    '2025-06-02',
    '0000-01-01',
    // Sundays.
    '2026-06-07',
    '2026-10-25',
    '2027-03-28',
  ],
  times: [
    undefined,
    null,
    '',
    '09:00',
    [],
    [''],
    ['9:00'],
    ['08:00'],
    ['18:00'],
    ['09:30'],
    ['09:00:00'],
    ['09:00', '09:00'],
    ['09:00', '25:00'],
    [9],
    [null],
    {},
    Array(20).fill('09:00'),
  ],
  propertyId: [undefined, null, '', '1', 0, -1, 1.5, 2 ** 31, [], {}],
}

interface Wrong {
  procedure: string
  field: string
  input: Record<string, unknown>
}

const wrongInputs = (procedure: string, right: object, wrong: Record<string, unknown[]>): Wrong[] =>
  Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value) => ({ procedure, field, input: { ...right, [field]: value } })),
  )

const send = (procedure: string, input: object) =>
  app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(input),
  })

test('two hundred wrong enquiries are refused by the name of the field, and none is stored', async () => {
  const [home] = await db.drizzle
    .insert(properties)
    .values({ listingType: 'sale', propertyType: 'house', beds: 3, baths: 1, address: 'York' })
    .returning()
  const propertyId = home?.id ?? 0
  const all: Wrong[] = [
    ...wrongInputs('message.contact', { ...contact, propertyId }, WRONG_CONTACT),
    ...wrongInputs('viewing.request', { ...viewing, propertyId }, WRONG_VIEWING),
    // Today's slots that have begun.
    ...['09:00', '12:00', '13:00'].map((slot) => ({
      procedure: 'viewing.request',
      field: 'times',
      input: { ...viewing, propertyId, date: NOW.toISOString().slice(0, 10), times: [slot] },
    })),
  ]
  const distinct = new Set(all.map((wrong) => JSON.stringify(wrong)))
  expect(distinct.size).toBeGreaterThanOrEqual(200)

  for (const { procedure, field, input } of all) {
    const response = await send(procedure, input)
    const { error } = response.json()
    const sent = `${procedure} with ${JSON.stringify({ [field]: input[field] })}`
    expect(response.statusCode, sent).toBe(400)
    expect(error.message, sent).toMatch(new RegExp(`(^|; )${field}(\\.\\d+)?: [A-Z]`))
    // What to do, in our words.
    expect(error.message, sent).not.toMatch(/Invalid|expected|Too /)
    expect(
      error.data.fields.map(({ path }: { path: string }) => path.split('.')[0]),
      sent,
    ).toContain(field)
  }
  expect(await db.drizzle.select().from(messages)).toEqual([])
  expect(await db.drizzle.select().from(viewings)).toEqual([])
  expect(await db.drizzle.select().from(emails)).toEqual([])
  expect(await db.drizzle.select().from(throttleEvents)).toEqual([])

  // Whoever mistyped so often may still write.
  expect((await send('message.contact', { ...contact, propertyId })).statusCode).toBe(200)
  expect((await send('viewing.request', { ...viewing, propertyId })).statusCode).toBe(200)
})
