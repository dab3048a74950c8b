import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blmFile } from '../testing/blmFile.ts'
import { Unreadable } from '../unreadable.ts'
import { createBlmParser } from './parser.ts'
import type { BlmRow } from './rowReader.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

function parse(bytes: Uint8Array, cuts: readonly number[] = []) {
  const parser = createBlmParser()
  const rows: BlmRow[] = []
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b)]
  for (const [nth, from] of places.entries()) {
    rows.push(...parser.feed(bytes.subarray(from, places[nth + 1] ?? bytes.length)))
  }
  const { rows: last, isEnded } = parser.end()
  return { rows: [...rows, ...last], isEnded, head: parser.head }
}

const read = (text: string) => parse(utf8(text))
const fieldsOf = ({ rows }: { rows: BlmRow[] }) => rows.map(({ fields }) => fields)
const start = (definition = 'AGENT_REF^TOWN^~', header = '') =>
  `#HEADER#\nVersion : 3\n${header}#DEFINITION#\n${definition}\n#DATA#\n`

describe('a BLM file', () => {
  test('is read with its columns, rows, lines and end', () => {
    const file = blmFile(
      ['AGENT_REF', 'TOWN'],
      [
        ['A1', 'York'],
        ['A2', 'Line one\nline two'],
        ['A3', ''],
      ],
      { propertyCount: 3 },
    )
    const { head, rows, isEnded } = read(file)
    expect(head).toMatchObject({ columns: ['AGENT_REF', 'TOWN'], announcedRows: 3, notes: [] })
    expect(rows).toEqual([
      { nth: 1, line: 10, fields: ['A1', 'York'], flaw: null },
      { nth: 2, line: 11, fields: ['A2', 'Line one\nline two'], flaw: null },
      { nth: 3, line: 13, fields: ['A3', ''], flaw: null },
    ])
    expect(isEnded).toBe(true)
  })

  test.each([
    [
      'another pair of signs',
      blmFile(['AGENT_REF', 'TOWN'], [['A1', 'a^b~c']], { eof: '|', eor: '~' }),
      [['A1', 'a^b~c']],
    ],
    [
      'signs without quotes',
      `${start('AGENT_REF|TOWN|~', 'EOF : |\nEOR : ~\n')}A1|York|~\n#END#`,
      [['A1', 'York']],
    ],
    ['no signs named', `${start()}A1^York^~#END#`, [['A1', 'York']]],
    [
      'rows on one line',
      `${start()}A1^York^~A2^Leeds^~#END#`,
      [
        ['A1', 'York'],
        ['A2', 'Leeds'],
      ],
    ],
    [
      'a row that ends with EOR alone',
      `${start()}A1^York~\nA2^Leeds^~\n#END#`,
      [
        ['A1', 'York'],
        ['A2', 'Leeds'],
      ],
    ],
    [
      'all rows that end with EOR alone',
      `${start('AGENT_REF^TOWN~')}A1^York~\nA2^~\n#END#`,
      [
        ['A1', 'York'],
        ['A2', ''],
      ],
    ],
    [
      'a definition without its end',
      `${start('AGENT_REF^TOWN^')}A1^York^~\n#END#`,
      [['A1', 'York']],
    ],
    [
      'a definition on several lines',
      `${start('AGENT_REF^\nTOWN^\n~')}A1^York^~\n#END#`,
      [['A1', 'York']],
    ],
    ['EOR between words', `${start()}A1^about ~10 minutes^~\n#END#`, [['A1', 'about ~10 minutes']]],
    [
      'too few and too many fields',
      `${start()}A1^~\nA2^York^more^~\n#END#`,
      [['A1'], ['A2', 'York', 'more']],
    ],
    ['no rows', `${start()}#END#`, []],
    ['blank lines', `${start()}\n\n A1^York^~\n\n\n#END#\n\n`, [['A1', 'York']]],
  ])('%s', (_, text, fields) => {
    expect(fieldsOf(read(text)).slice(0, fields.length)).toEqual(fields)
  })

  test.each([
    ['a byte order mark', utf8(`\uFEFF${start()}A1^Öland^~#END#`), 'Öland'],
    ['UTF-8', utf8(`${start()}A1^£1 – Öland^~#END#`), '£1 – Öland'],
    ['Windows-1252', latin(`${start()}A1^\xa31 \x96 \xd6land^~#END#`), '£1 – Öland'],
  ])('%s', (_, bytes, town) => {
    expect(parse(bytes).rows[0]?.fields[1]).toBe(town)
  })

  test.each(['\n', '\r\n', '\r'])('counts lines that end with %j', (newLine) => {
    const file = blmFile(['AGENT_REF'], [['A1'], [`A2${newLine}x`], ['A3']], { newLine })
    expect(read(file).rows.map(({ line }) => line)).toEqual([9, 10, 12])
  })

  test.each([
    ['in the middle of a row', `${start()}A1^York^~\nA2^Lee`, 'unclosed', false],
    ['between rows', `${start()}A1^York^~\n`, null, false],
    ['with its last row not closed', `${start()}A1^York^~\nA2^Leeds\n#END#\n`, 'unclosed', true],
  ])('that is cut off %s', (_, text, flaw, isEnded) => {
    const found = read(text)
    expect(found.rows.at(-1)?.flaw).toBe(flaw)
    expect(found.isEnded).toBe(isEnded)
  })

  test('keeps of a row that is too large only its beginning, and goes on behind it', () => {
    const file = `${start()}A1^${'x'.repeat(3_000_000)}^~\nA2^York^~\n#END#`
    const { rows } = parse(utf8(file), [1_000_000, 2_000_000])
    expect(rows.map(({ flaw }) => flaw)).toEqual(['tooLarge', null])
    expect(rows[0]?.fields[0]).toBe('A1')
    expect(rows[1]).toMatchObject({ line: 7, fields: ['A2', 'York'] })
  })

  test('keeps no more of too many fields than tells that they are', () => {
    const { rows } = read(`${start()}${'^'.repeat(200_000)}~\nA2^York^~\n#END#`)
    expect(rows.map(({ fields }) => fields.length)).toEqual([1001, 2])
  })

  test('with a head full of blanks is read at once', () => {
    const started = performance.now()
    read(`${start(`AGENT_REF^${' '.repeat(200_000)}x^~`)}#END#`)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('has columns without what nobody can store', () => {
    expect(read(`${start('AGENT_REF^TO\0WN^~')}#END#`).head?.columns).toEqual(['AGENT_REF', 'TOWN'])
  })

  test('names columns in upper case, and tells of those that come twice', () => {
    const { head } = read(`${start('agent_ref^Town^TOWN^^~')}#END#`)
    expect(head?.columns).toEqual(['AGENT_REF', 'TOWN', '', ''])
    expect(head?.notes).toMatchObject([{ severity: 'note', column: 'TOWN' }])
  })

  test.each([
    ['', 'The file is empty.'],
    ['PK\u0003\u0004 something else', 'it has no #DATA#'],
    ['#DATA#\nA1^~', 'it has no #DEFINITION#'],
    [`${'x'.repeat(300_000)}#DEFINITION#\nAGENT_REF^~\n#DATA#`, 'it has no #DATA#'],
    [start('^^~'), 'names no columns'],
    [start('TOWN^~'), 'no column AGENT_REF'],
    [start('AGENT_REF^~', "EOF : '^'\nEOR : '^'\n"), 'the same character'],
    [start('AGENT_REF^~', "EOF : 'ab'\n"), 'names “ab” as EOF'],
    [start('AGENT_REF^~', "EOR : '¬'\n"), 'as EOR'],
    [start('AGENT_REF^~', "EOR : '\0a\u001bb'\n"), 'names “ab” as EOR'],
    [start(`AGENT_REF^${'X^'.repeat(1001)}~`), 'more than 1000 columns'],
  ])('is refused as a whole: %#', (text, reason) => {
    expect(() => read(text)).toThrow(Unreadable)
    expect(() => read(text)).toThrow(reason)
  })

  test('in UTF-16 is refused with what to do', () => {
    expect(() => parse(Uint8Array.of(0xff, 0xfe, 35, 0))).toThrow('Save it as UTF-8')
  })
})

const field = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text) => text.replaceAll('^', '').replace(/^[\s\0-\x20]*~/, ''))
  .filter((text) => !/^[\0-\x20]*~/.test(text) && text.isWellFormed())
const table = fc.integer({ min: 1, max: 6 }).chain((width) =>
  fc
    .array(
      fc
        .tuple(
          fc.stringMatching(/^[A-Za-z0-9]{1,8}$/),
          fc.array(field, { minLength: width, maxLength: width }),
        )
        .map(([ref, rest]) => [ref, ...rest]),
      { maxLength: 8 },
    )
    .map((rows) => ({
      columns: ['AGENT_REF', ...Array.from({ length: width }, (_, nth) => `FEATURE${nth + 1}`)],
      rows,
    })),
)
const cuts = fc.array(fc.nat(), { maxLength: 12 })

test('whatever is written out reads back the same, however it is cut', () => {
  fc.assert(
    fc.property(
      table,
      cuts,
      fc.constantFrom('\n', '\r\n'),
      ({ columns, rows }, places, newLine) => {
        // A row whose last field holds EOR right before a line break reads as one that ends there.
        const isPlain = rows.every((row) => !/~[\r\n]/.test(row.at(-1) ?? ''))
        fc.pre(isPlain)
        const found = parse(utf8(blmFile(columns, rows, { newLine })), places)
        expect(fieldsOf(found)).toEqual(rows)
        expect(found.rows.every(({ flaw }) => flaw === null)).toBe(true)
        expect(found.isEnded).toBe(true)
      },
    ),
  )
})

const outcome = (bytes: Uint8Array, places: readonly number[] = []) => {
  try {
    return parse(bytes, places)
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    throw error
  }
}

test('any bytes are read or refused, the same however they are cut', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.uint8Array({ maxLength: 400 }).map((tail) => Uint8Array.of(...utf8(start()), ...tail)),
    fc
      .array(fc.constantFrom('^', '~', '\n', '\r', '#END#', 'A', ' ', '\xe9', '#DATA#'), {
        maxLength: 60,
      })
      .map((pieces) => latin(start() + pieces.join(''))),
  )
  fc.assert(
    fc.property(bytes, cuts, (given, places) => {
      expect(outcome(given, places)).toEqual(outcome(given))
    }),
    { numRuns: 500 },
  )
})
