// @vitest-environment jsdom
import type { FileStatus } from '@hearth/core/file/contract.ts'
import { NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type KeptWork, keepWork, readKeptWork } from './keptWork.ts'
import { useKeptWork } from './useKeptWork.ts'
import { type ListingValues, valuesOf } from './values.ts'

const KEY = { userId: 7, propertyId: null }
const EMPTY = valuesOf(NEW_LISTING)
const work = (hour: number, values: Partial<ListingValues>): KeptWork => ({
  ...{ at: `2026-11-20T${hour}:05:00.000Z`, version: null, values: { ...EMPTY, ...values } },
})
const COTTAGE = work(14, { title: 'A cottage' })
const idOf = (name: string) => name.repeat(20)
const urlOf = (name: string, folder = 'images') => `/files/${folder}/${idOf(name)}.jpg`

const setVersion = vi.fn()
const askFiles = vi.fn(async (_: string[]): Promise<FileStatus[]> => [])
let shown: ReturnType<typeof spyOnToasts>
const spyOnToasts = () => vi.spyOn(notifications, 'show').mockReturnValue('')
beforeEach(() => {
  vi.clearAllMocks()
  shown = spyOnToasts()
})

function open() {
  const { result } = renderHook(() => {
    const form = useForm<ListingValues>({ initialValues: EMPTY })
    const isSaved = () => false
    return {
      form,
      ...useKeptWork({ form, key: KEY, version: 'v1', setVersion, isSaved, askFiles }),
    }
  })
  return {
    page: result,
    type: (title: string) => act(() => result.current.form.setFieldValue('title', title)),
    restore: (one: KeptWork) => act(() => result.current.restore(one)),
    discard: (one: KeptWork) => act(() => result.current.discard(one)),
  }
}
const keptTitles = () => readKeptWork(KEY).map(({ values }) => values.title)
const titles = (works: readonly KeptWork[]) => works.map(({ values }) => values.title)

test('what is typed is kept while older work is offered, and both are offered the next time', () => {
  keepWork(KEY, [COTTAGE])
  const first = open()
  first.type('A barn')
  expect(keptTitles()).toEqual(['A barn', 'A cottage'])
  expect(titles(open().page.current.offers)).toEqual(['A barn', 'A cottage'])
})

test('restoring older work offers what was typed meanwhile', async () => {
  keepWork(KEY, [COTTAGE])
  const { page, type, restore, discard } = open()
  type('A barn')
  const [cottage] = page.current.offers
  await restore(cottage ?? COTTAGE)
  expect(page.current.form.getValues().title).toBe('A cottage')
  expect(setVersion).toHaveBeenCalledWith(null)
  expect(titles(page.current.offers)).toEqual(['A barn'])
  expect(keptTitles()).toEqual(['A cottage', 'A barn'])
  const [barn] = page.current.offers
  if (barn) discard(barn)
  expect(keptTitles()).toEqual(['A cottage'])
})

test('saving forgets what was typed, and not what is still offered', () => {
  keepWork(KEY, [COTTAGE])
  const { page, type } = open()
  type('A barn')
  act(() => page.current.forgetTyped())
  expect(keptTitles()).toEqual(['A cottage'])
})

test('uploads that are not kept any more are left out, and said to be', async () => {
  const before = work(14, {
    images: ['/art/a.svg', urlOf('a'), urlOf('b'), urlOf('c')],
    floorplanUrl: urlOf('d', 'floorplan'),
    epcUrl: urlOf('e', 'epc'),
  })
  const told = (name: string, state: FileStatus['state']): FileStatus => ({
    ...{ id: idOf(name), url: null, state, refusal: null },
  })
  askFiles.mockResolvedValue([told('a', 'ready'), told('b', 'refused'), told('e', 'received')])
  keepWork(KEY, [before])
  const { page, restore } = open()
  await restore(page.current.offers[0] ?? before)
  expect(askFiles.mock.calls).toEqual([[['a', 'b', 'c', 'd', 'e'].map(idOf)]])
  expect(page.current.form.getValues()).toMatchObject({
    images: ['/art/a.svg', urlOf('a')],
    floorplanUrl: '',
    epcUrl: urlOf('e', 'epc'),
  })
  expect(shown).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Restored without some files',
      message: expect.stringMatching(/^3 files are no longer kept/),
    }),
  )
})

test('when nobody can tell what is kept, all of it is restored', async () => {
  askFiles.mockRejectedValue(new Error('No answer'))
  vi.spyOn(console, 'warn').mockReturnValue()
  keepWork(KEY, [work(14, { images: [urlOf('a')] })])
  const { page, restore } = open()
  await restore(page.current.offers[0] ?? COTTAGE)
  expect(page.current.form.getValues().images).toEqual([urlOf('a')])
  expect(shown).not.toHaveBeenCalled()
})
