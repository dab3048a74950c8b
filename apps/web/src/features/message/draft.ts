import { clientId } from '@hearth/core/message/contract.ts'
import { z } from 'zod'
import { forgetInTab, keepInTab, readFromTab } from '../../tabStorage.ts'

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
}

const keyOf = ({ userId, propertyId }: DraftPlace) =>
  `hearth.message.${userId}.${propertyId}` as const

/** What was typed in this tab and is not stored yet. */
export const readDraft = (place: DraftPlace): Draft => readFromTab(keyOf(place), schema) ?? NOTHING

/** Keeps a draft for as long as the tab lives; an empty one is forgotten. */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  if (draft.text === '') forgetInTab(keyOf(place))
  else keepInTab(keyOf(place), draft)
}

/** The draft with the name under which it is sent: the one that it was tried with already, or a new one. */
export function namedForSending({ text, clientId }: Draft): Required<Draft> {
  return { text, clientId: clientId ?? newName() }
}

/** Browsers give out UUIDs only over https. */
const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-')
