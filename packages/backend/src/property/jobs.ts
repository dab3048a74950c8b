import type { Handler } from '../jobHandler.ts'
import { formattedText, readDescription } from './formattedDescription.ts'

/**
 * Asks the language model for a description's paragraphs ahead of its first visitor. Without a model, or
 * when the listing is gone, there is nothing to do.
 */
export const formatDescription: Handler<'property.formatDescription'> = async (
  context,
  { propertyId },
) => {
  const description = await readDescription(context.db, propertyId)
  if (description === undefined) return
  const formatted = await formattedText(context, description)
  if (formatted === undefined) throw new Error('The language model has not formatted it yet')
}

export { geocodeProperty } from './geocode.ts'
