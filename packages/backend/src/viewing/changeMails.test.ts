import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { MONDAY, type Scene, storeScene, TUESDAY, viewingStage } from '../testing/viewingScene.ts'

const db = await testDatabase({ max: 12 })
const { as, sent, accept, proposal } = viewingStage(db)
let scene: Scene
beforeEach(async () => {
  await db.reset()
  scene = await storeScene(db)
})
afterAll(db.close)

test('calendars are told in order: one SEQUENCE for each change, the same for both sides', async () => {
  await accept(scene)
  await as(scene.ada).viewing.reschedule({ id: scene.id, dates: [TUESDAY], times: ['10:00'] })
  await as(scene.finch).agent.viewings.proposeTime(proposal(scene))
  await as(scene.ada).viewing.acceptProposal(proposal(scene))
  await as(scene.ada).viewing.cancel({ id: scene.id })
  const files = (await sent()).flatMap(({ calendar }) => (calendar ? [calendar.content] : []))
  const read = (name: string) =>
    files.map((file) => new RegExp(`\\r\\n${name}:(.*)`).exec(file)?.[1])
  const each = <T>(values: T[]) => values.flatMap((value) => [value, value, value])
  expect(read('SEQUENCE')).toEqual(each(['0', '1', '2', '3', '4']))
  expect(read('METHOD')).toEqual(each(['REQUEST', 'REQUEST', 'CANCEL', 'REQUEST', 'CANCEL']))
  expect(new Set(read('UID'))).toEqual(new Set([`viewing-${scene.id}@mail.hearth.example`]))
})

test('the e-mail says what the calendar file says, for services that carry none', async () => {
  await accept(scene)
  const mail = (await sent()).find(({ kind }) => kind === 'viewing.change.seeker')
  expect(mail).toMatchObject({
    replyTo: 'agent@finch.example',
    params: {
      to_email: 'ada@example.com',
      from_name: 'Finch & Co',
      viewing_date: MONDAY,
      viewing_time: '10:00',
      property_id: String(scene.propertyId),
    },
  })
  expect(mail?.text).toContain('Monday, 23 November 2026')
  expect(mail?.text).toContain('10:00')
  expect(mail?.text).toContain('https://hearth.example/viewings')
})
