import type { Completion, LanguageModel } from '@hearth/adapters/language-model/languageModel.ts'
import { formattedDescriptions } from '@hearth/db/schema/description.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testCaller } from '../testing/caller.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { formatDescription } from './jobs.ts'

const db = await testDatabase()
beforeEach(db.reset)
afterAll(db.close)

const LONG = 'A house with a garden and a gate. '.repeat(6).trim()
const BROKEN = LONG.replace('gate. A', 'gate.\n\nA')
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function store(description: string, home: Partial<typeof properties.$inferInsert> = {}) {
  const [row] = await db.drizzle
    .insert(properties)
    .values({
      listingType: 'sale',
      propertyType: 'house',
      beds: 3,
      baths: 1,
      address: '1 Rose Lane, York',
      ...home,
    })
    .returning()
  const id = row?.id ?? 0
  await db.drizzle.insert(propertyDetails).values({ propertyId: id, title: 'A home', description })
  return id
}

/** A model that answers so, and what it was asked. */
function model(answer: () => string | Promise<string>) {
  const asked: Completion[] = []
  const languageModel: LanguageModel = {
    complete: async (completion) => {
      asked.push(completion)
      return answer()
    },
  }
  return { asked, languageModel }
}

const read = (id: number, languageModel: LanguageModel | null, now = '2026-11-20T12:00:00Z') =>
  testCaller(db, { languageModel, log: silent, now: new Date(now) })
    .property.formattedDescription({ id })
    .then(({ paragraphs }) => paragraphs)

describe('property.formattedDescription', () => {
  test('asks once for each text and shows the paragraphs', async () => {
    const { asked, languageModel } = model(() => BROKEN)
    const id = await store(LONG)
    const twin = await store(LONG)
    const expected = BROKEN.split('\n\n')
    expect(await read(id, languageModel)).toEqual(expected)
    expect(await read(twin, languageModel)).toEqual(expected)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      messages: [{ role: 'user', content: LONG }],
      json: false,
      maxTokens: 1000,
    })
  })

  test.each([
    ['a word less', BROKEN.replace('garden ', '')],
    ['two words joined', BROKEN.replace('a garden', 'agarden')],
    ['other quotes or signs', BROKEN.replace('gate.', 'gate!')],
    ['a preface', `Here it is:\n\n${BROKEN}`],
  ])('keeps the original when the answer has %s, and asks no more', async (_, answer) => {
    const { asked, languageModel } = model(() => answer)
    const id = await store(LONG)
    expect(await read(id, languageModel)).toEqual([LONG])
    expect(await read(id, languageModel, '2027-11-20T12:00:00Z')).toEqual([LONG])
    expect(asked).toHaveLength(1)
    expect(await db.drizzle.select().from(formattedDescriptions)).toMatchObject([
      { formatted: null, retryAt: null },
    ])
  })

  test('after a failure shows the original, and asks again a minute later', async () => {
    const failing = model(() => Promise.reject(new Error('no answer')))
    const working = model(() => BROKEN)
    const id = await store(LONG)
    expect(await read(id, failing.languageModel)).toEqual([LONG])
    expect(await read(id, working.languageModel, '2026-11-20T12:00:59Z')).toEqual([LONG])
    expect(working.asked).toHaveLength(0)
    expect(await read(id, working.languageModel, '2026-11-20T12:01:00Z')).toHaveLength(2)
  })

  test('asks once for visitors who come together', async () => {
    const { asked, languageModel } = model(() => BROKEN)
    const id = await store(LONG)
    await Promise.all(Array.from({ length: 8 }, () => read(id, languageModel)))
    expect(asked).toHaveLength(1)
  })

  test('does not ask about a short text, nor without a model', async () => {
    const { asked, languageModel } = model(() => BROKEN)
    const short = 'x'.repeat(199)
    expect(await read(await store(short), languageModel)).toEqual([short])
    expect(await read(await store(LONG), null)).toEqual([LONG])
    expect(asked).toHaveLength(0)
  })

  test('a listing that is unknown or withdrawn is not found', async () => {
    const withdrawn = await store(LONG, { withdrawnAt: new Date() })
    for (const id of [withdrawn, 2_147_483_647]) {
      await expect(read(id, null)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

describe('the job', () => {
  const wanted = async () =>
    (await db.drizzle.select().from(jobs).where(eq(jobs.name, 'property.formatDescription'))).map(
      (job) => job.payload,
    )

  test('is wanted for a description that is new or changed, long, and not of the demo', async () => {
    await store('x'.repeat(199))
    await store(LONG, { isDemo: true })
    const id = await store('')
    expect(await wanted()).toEqual([])
    await db.drizzle
      .update(propertyDetails)
      .set({ description: LONG })
      .where(eq(propertyDetails.propertyId, id))
    await db.drizzle.update(propertyDetails).set({ title: 'Another' })
    expect(await wanted()).toEqual([{ propertyId: id }])
    const other = await store(LONG)
    expect(await wanted()).toEqual([{ propertyId: id }, { propertyId: other }])
  })

  test('formats ahead of the first visitor, and runs again without harm', async () => {
    const { asked, languageModel } = model(() => BROKEN)
    const id = await store(LONG)
    const context = testJobContext(db, { languageModel, log: silent })
    await formatDescription(context, { propertyId: id })
    await formatDescription(context, { propertyId: id })
    expect(await read(id, languageModel)).toHaveLength(2)
    expect(asked).toHaveLength(1)
  })

  test('fails, to be tried again, when the model fails', async () => {
    const { languageModel } = model(() => Promise.reject(new Error('no answer')))
    const context = testJobContext(db, { languageModel, log: silent })
    const propertyId = await store(LONG)
    await expect(formatDescription(context, { propertyId })).rejects.toThrow('not formatted')
  })

  test('has nothing to do without a model or a listing', async () => {
    const context = testJobContext(db)
    await formatDescription(context, { propertyId: await store(LONG) })
    await formatDescription(context, { propertyId: 2_147_483_647 })
    expect(await db.drizzle.select().from(formattedDescriptions)).toEqual([])
  })
})
