import { propertyPath } from '@hearth/core/page/propertyHead.ts'

/** The address of the page of a home, to be handed on: without whatever led there. */
export function pageAddress(id: number): string {
  return new URL(propertyPath(id), window.location.origin).href
}
