import type { Handler } from '../jobHandler.ts'

export const formatDescription: Handler<'property.formatDescription'> = async () => {
  throw new Error('not built yet')
}

export const geocodeProperty: Handler<'property.geocode'> = async () => {
  throw new Error('not built yet')
}
