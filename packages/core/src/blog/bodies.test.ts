import { expect, test } from 'vitest'
import { createGazetteer } from '../place/gazetteer.ts'
import { UK_PLACES } from '../place/testing/ukPlaces.ts'
import { interpretInput } from '../search/contract.ts'
import { interpret } from '../search/interpret/interpret.ts'
import type { Block, Inline, Line } from './blocks.ts'
import { loadBody } from './loadBody.ts'
import { POST_IDS, type PostId } from './posts.ts'
import { countWords, readingMinutes } from './reading.ts'

const gazetteer = createGazetteer(UK_PLACES)
const bodies = new Map(
  await Promise.all(POST_IDS.map(async (id) => [id, await loadBody(id)] as const)),
)
const bodyOf = (id: PostId): readonly Block[] => bodies.get(id) ?? []
const everyBlock = [...bodies.values()].flat()

const read = (query: string, earlier: readonly string[] = []) =>
  interpret(
    interpretInput.parse({
      query,
      history: earlier.map((text) => ({ sender: 'user', text })),
    }),
    gazetteer,
  )

test.each(POST_IDS)('%s is worth the way: 700 to 1,200 words', (id) => {
  const words = countWords(bodyOf(id))
  expect(words).toBeGreaterThanOrEqual(700)
  expect(words).toBeLessThanOrEqual(1200)
  expect(readingMinutes(bodyOf(id))).toBe(Math.round(words / 220))
})

test.each(POST_IDS)('the headings of %s are told apart', (id) => {
  const headings = bodyOf(id).flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  expect(headings.length).toBeGreaterThan(3)
  expect(new Set(headings).size).toBe(headings.length)
})

const examples = everyBlock.flatMap((block) => (block.kind === 'search' ? [block.example] : []))

test('the post about searching shows whole searches and answers', () => {
  expect(examples.length).toBeGreaterThan(5)
})

test.each(examples)('Hearth reads “$sentence” as the post says', (example) => {
  const { criteria, notApplied } = read(example.sentence, example.earlier)
  expect(criteria).toEqual(example.criteria)
  expect(notApplied).toEqual(example.notApplied ?? [])
})

// What the text says in passing.
test.each([
  ['exactly two bed flat in York', { beds: 2, maxBeds: 2 }],
  ['one or two bed flat in York', { beds: 1, maxBeds: 2 }],
  ['flat in York, no new builds', { excludedFeatures: ['new build'] }],
  ['flat near York station', { maxTrainDistance: 0.5 }],
  ['flat a mile from York station', { maxTrainDistance: 1 }],
  ['flat fifteen minutes’ walk from York station', { maxTrainDistance: 0.75 }],
  ['house in York, £300,000', { maxPrice: 300_000 }],
  ['house in York around £300,000', { minPrice: 270_000, maxPrice: 330_000 }],
  ['house in York from £250,000', { minPrice: 250_000 }],
  ['flat in York, no chain, lift', { features: ['chain free', 'lift'] }],
  ['flat to rent in York, bills included', { features: ['bills included'] }],
  ['fltas in York', { propertyType: 'flat', location: 'York' }],
])('“%s” gives %j', (sentence, criteria) => {
  expect(read(sentence).criteria).toMatchObject(criteria)
})

test('the post’s other answers are true as well', () => {
  const buying = read('actually, to buy', ['2 bed flat to rent in Leith under £1,400 a month'])
  expect(buying.criteria).toEqual({
    listingType: 'sale',
    location: 'Leith',
    beds: 2,
    propertyType: 'flat',
  })
  expect(read('start again', ['2 bed flat in Leith']).criteria).toEqual({})
})

const inlinesOf = (line: Line): readonly Inline[] => (typeof line === 'string' ? [line] : line)
const linesOf = (block: Block): readonly Line[] => {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return block.rows.flat()
  return 'line' in block ? [block.line] : []
}

test('links lead to pages of ours or to whole https addresses', () => {
  const links = everyBlock.flatMap(linesOf).flatMap(inlinesOf)
  const hrefs = links.flatMap((part) =>
    typeof part === 'object' && 'link' in part ? [part.href] : [],
  )
  expect(hrefs.length).toBeGreaterThan(6)
  for (const href of hrefs) expect(href).toMatch(/^(\/[a-z-]*$|https:\/\/[a-z.]+\/?)/)
})

test('rows of tables have a cell for each column', () => {
  for (const block of everyBlock) {
    if (block.kind !== 'table') continue
    for (const row of block.rows) expect(row).toHaveLength(block.head.length)
  }
})
