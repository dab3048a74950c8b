import { propertyByIdInput } from '@hearth/core/property/contract.ts'

/** The id in an address; undefined when it is not the number of a listing. */
export function propertyIdFrom(param: string): number | undefined {
  if (!/^\d{1,10}$/.test(param)) return undefined
  return propertyByIdInput.shape.id.safeParse(Number(param)).data
}
