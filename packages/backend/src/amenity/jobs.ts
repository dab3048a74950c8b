import type { Handler } from '../jobHandler.ts'

export const analyseProperty: Handler<'amenity.analyse'> = async () => {
  throw new Error('not built yet')
}
