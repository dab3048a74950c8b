import { NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { cleanNotifications } from '@mantine/notifications'
import { onlineManager } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { TRPCClientError } from '@trpc/client'
import { afterEach, expect, test } from 'vitest'
import { readKeptWork } from './keptWork.ts'
import { NewPropertyPage } from './PropertyFormPage.tsx'
import { FormWorld } from './testing/FormWorld.tsx'
import { pressSave, typeInto, writeHome } from './testing/writeHome.ts'

type Answer = () => unknown

afterEach(() => {
  onlineManager.setOnline(true)
  cleanNotifications()
})

const SAVED = { id: 7, version: 'v2' }
const lostAnswer: Answer = () => {
  throw new TypeError('Failed to fetch')
}
const stale: Answer = () => {
  const appError = { code: 'stale', params: { id: 7 } }
  throw TRPCClientError.from({
    error: { code: -32600, message: 'stale', data: { httpStatus: 409, appError } },
  })
}

/** The form of a new home, filled in; its server answers creations in turn. Tells what was sent. */
async function filledIn(...creations: Answer[]) {
  const sent: { path: string; input: Record<string, unknown> }[] = []
  const answers: Record<string, Answer> = {
    'maps.config': () => ({ styleUrl: null, staticKey: null }),
    'agent.properties.create': () => creations.shift()?.(),
    'agent.properties.update': () => SAVED,
    'agent.properties.byId': () => ({
      ...{ id: 7, version: 'v1', foundPosition: null },
      listing: { ...NEW_LISTING, title: 'As it is stored' },
    }),
  }
  render(
    <FormWorld
      server={(path, input) => {
        sent.push({ path, input: input as Record<string, unknown> })
        return answers[path]?.()
      }}
    >
      <NewPropertyPage />
    </FormWorld>,
  )
  await writeHome()
  const sentTo = (path: string) =>
    sent.filter((call) => call.path === `agent.properties.${path}`).map(({ input }) => input)
  return { sentTo }
}

test('a save whose answer was lost is sent again as the same submission', async () => {
  const { sentTo } = await filledIn(lostAnswer, () => SAVED)
  pressSave()
  await screen.findByText('Error saving property')
  pressSave()
  await screen.findByText('The dashboard')
  const [first, second] = sentTo('create')
  expect(first?.submissionId).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toEqual(first)
})

test('what was changed since a lost answer is saved over the home once that is wanted', async () => {
  const { sentTo } = await filledIn(lostAnswer, stale)
  pressSave()
  await screen.findByText('Error saving property')
  await typeInto('Title', 'A better title')
  pressSave()
  fireEvent.click(await screen.findByRole('button', { name: 'Save mine over it' }))
  await screen.findByText('The dashboard')
  expect(sentTo('update')).toEqual([
    expect.objectContaining({ id: 7, version: 'v1', title: 'A better title' }),
  ])
})

test('what is kept of a form holds which submission it is', async () => {
  const { sentTo } = await filledIn(() => SAVED)
  const [kept] = readKeptWork({ userId: 1, propertyId: null })
  pressSave()
  await screen.findByText('The dashboard')
  expect(sentTo('create')[0]?.submissionId).toBe(kept?.values.submissionId)
})

test('without a connection a save fails in words, and can be tried again', async () => {
  await filledIn(lostAnswer, () => SAVED)
  onlineManager.setOnline(false)
  pressSave()
  await screen.findByText('Error saving property')
  pressSave()
  await screen.findByText('The dashboard')
})
