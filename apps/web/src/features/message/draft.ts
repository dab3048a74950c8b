import { clientId } from '@hearth/core/message/contract.ts'
import { z } from 'zod'
import { forgetInTab, keepInTab, readFromTab, whenAllIsForgotten } from '../../tabStorage.ts'

const schema = z.object({
  text: z.string(),
  /** The name under which this text was tried to be sent: tried again, it is stored once. */
  clientId,
})
export type Draft = z.infer<typeof schema>

export const NOTHING: Draft = { text: '' }

/** Whose draft it is, and in which conversation. */
export interface DraftPlace {
  userId: number
  propertyId: number
  /** Of the seeker, for an agent who answers one. */
  email?: string
}

const keyOf = ({ userId, propertyId, email }: DraftPlace) =>
  email === undefined
    ? (`hearth.message.${userId}.${propertyId}` as const)
    : (`hearth.reply.${userId}.${propertyId}.${email}` as const)

/** As they stand: what is stored after its conversation was left is no draft when one comes back. */
const drafts = new Map<string, Draft>()
const watchers = new Set<() => void>()
whenAllIsForgotten(() => drafts.clear())

/** What was typed in this tab and is not stored yet. */
export function readDraft(place: DraftPlace): Draft {
  const key = keyOf(place)
  const draft = drafts.get(key) ?? readFromTab(key, schema) ?? NOTHING
  drafts.set(key, draft)
  return draft
}

/** Keeps a draft for as long as the tab lives; an empty one is forgotten. */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  const key = keyOf(place)
  drafts.set(key, draft)
  if (draft.text === '') forgetInTab(key)
  else keepInTab(key, draft)
  for (const tell of watchers) tell()
}

/** Forgets what was sent, unless something else was typed meanwhile. */
export function forgetSent(place: DraftPlace, sent: Draft): void {
  if (readDraft(place).clientId === sent.clientId) keepDraft(place, NOTHING)
}

/** Tells when a draft is another, until what it answers is called. */
export function watchDrafts(tell: () => void): () => void {
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
  }
}

/** The draft with the name under which it is sent: the one that it was tried with already, or a new one. */
export function namedForSending({ text, clientId }: Draft): Required<Draft> {
  return { text, clientId: clientId ?? newName() }
}

/** Browsers give out UUIDs only over https. */
const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-')
