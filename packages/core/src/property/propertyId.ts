import { propertyByIdInput } from './contract.ts'

/** The id in an address; undefined when it is not the number of a listing, written the one usual way. */
export function propertyIdFrom(param: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(param)) return undefined
  return propertyByIdInput.shape.id.safeParse(Number(param)).data
}
