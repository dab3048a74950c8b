import { propertyIdFrom } from '@hearth/core/property/propertyId.ts'

/** What the address of /messages says: about which home the conversation is that is read. */
export interface MessagesSearch {
  property?: number
}

/** Reads the address; what is not the number of a home is left out. */
export function messagesSearch({ property }: Record<string, unknown>): MessagesSearch {
  const id = propertyIdFrom(String(property ?? ''))
  return id === undefined ? {} : { property: id }
}
