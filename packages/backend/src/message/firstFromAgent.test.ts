import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeAgent } from '../testing/accounts.ts'
import { type Scene, storeScene, viewingStage } from '../testing/viewingScene.ts'
import { storeViewing } from '../testing/viewings.ts'

/* Whoever asks to view a home has not written about it: the agent's message begins the conversation. */

const db = await testDatabase()
const { as, sent } = viewingStage(db)
let scene: Scene
beforeEach(async () => {
  await db.reset()
  scene = await storeScene(db)
})
afterAll(db.close)

const text = 'Shall we meet at the gate?'
const writeTo = (email: string) =>
  as(scene.finch).agent.messages.reply({ propertyId: scene.propertyId, email, text })

test('a member finds it among their conversations, and answers', async () => {
  await writeTo('ADA@example.com')
  const [conversation] = await as(scene.ada).message.conversations()
  expect(conversation).toMatchObject({ propertyId: scene.propertyId, count: 1, unread: 1 })
  await as(scene.ada).message.send({ propertyId: scene.propertyId, text: 'Gladly.' })
  const thread = { propertyId: scene.propertyId, email: 'ada@example.com' }
  const { messages } = await as(scene.finch).agent.messages.thread(thread)
  expect(messages.map(({ from }) => from)).toEqual(['agent', 'seeker'])
})

test('a guest gets it by e-mail', async () => {
  await storeViewing(db, scene.propertyId, { name: 'Gwen', email: 'gwen@example.com' })
  await writeTo('gwen@example.com')
  expect(await sent()).toMatchObject([{ kind: 'reply.sender', toAddress: 'gwen@example.com' }])
})

test('nobody else is written to, and no other agent writes', async () => {
  await expect(writeTo('eve@example.com')).rejects.toMatchObject({ cause: { code: 'notFound' } })
  const other = (await storeAgent(db, 'other@agent.example')).actor
  const reply = { propertyId: scene.propertyId, email: 'ada@example.com', text }
  await expect(as(other).agent.messages.reply(reply)).rejects.toMatchObject({
    cause: { code: 'notFound' },
  })
})
