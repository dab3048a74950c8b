import { isWithdrawn } from '@hearth/backend/property/withdrawn.ts'
import { PROPERTY_NOT_FOUND_HEAD, PROPERTY_UNKNOWN_HEAD } from '@hearth/core/page/head.ts'
import { propertyHead } from '@hearth/core/page/propertyHead.ts'
import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { paragraphsOf } from '@hearth/core/property/paragraphs.ts'
import { formatPrice } from '@hearth/core/property/price.ts'
import { propertyIdFrom } from '@hearth/core/property/propertyId.ts'
import { PROPERTY_DEFAULTS, STATUS_LABELS } from '@hearth/core/property/wording.ts'
import { TRPCError } from '@trpc/server'
import { html, joined } from './html.ts'
import type { Page, Visit, Waiting } from './visit.ts'

/** A home with all that its page shows at once. One that was withdrawn is gone, which is more than not found. */
export const propertyPage: Waiting = { load, bareHead: () => PROPERTY_UNKNOWN_HEAD }

async function load(visit: Visit): Promise<Page> {
  const id = propertyIdFrom(visit.params.id ?? '')
  if (id === undefined) return { status: 404, head: PROPERTY_NOT_FOUND_HEAD }
  const property = await readHome(visit, id)
  if (!property) {
    const status = (await isWithdrawn(visit.db, id)) ? 410 : 404
    return { status, head: PROPERTY_NOT_FOUND_HEAD }
  }
  return {
    status: 200,
    head: propertyHead(property, visit.origin),
    plain: inWords(property),
    picture: property.images[0],
  }
}

async function readHome(visit: Visit, id: number): Promise<PropertyDetail | undefined> {
  const { answers, hasLanguageModel } = visit
  const { property, amenity } = await visit.caller()
  const home = answers.ask('property.byId', property.byId, { id })
  // Beside it, and not waited for.
  void answers.ask('property.similar', property.similar, { id })
  void answers.ask('amenity.forProperty', amenity.forProperty, { propertyId: id })
  if (!hasLanguageModel) {
    void answers.ask('property.formattedDescription', property.formattedDescription, { id })
  }
  return home.catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') return undefined
    throw error
  })
}

function inWords(property: PropertyDetail): string {
  const { title, address, status, description } = property
  const paragraphs = paragraphsOf(description).map((text) => html`<p>${text}</p>`)
  return html`<h1>${title || PROPERTY_DEFAULTS.title}</h1>
<p><strong>${formatPrice(property)}</strong> (${STATUS_LABELS[status]})</p>
<p>${address || PROPERTY_DEFAULTS.location}</p>
${joined(paragraphs)}`
}
