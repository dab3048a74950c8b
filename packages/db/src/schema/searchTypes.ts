import type { PropertyForm, PropertyType } from '@hearth/core/property/contract.ts'
import { SEARCH_PROPERTY_TYPES, type SearchPropertyType } from '@hearth/core/search/contract.ts'

/** Which homes answer to a wished type: those of a type and, where forms are given, of one of them. */
interface Rule {
  types: readonly PropertyType[]
  forms?: readonly PropertyForm[]
  /** Homes of these types without a bedroom count as well, whatever form was given. */
  orNoBeds?: readonly PropertyType[]
}

const RULES: Record<SearchPropertyType, Rule> = {
  house: { types: ['house'] },
  flat: { types: ['flat'] },
  bungalow: { types: ['bungalow'] },
  maisonette: { types: ['maisonette'] },
  land: { types: ['land'] },
  commercial: { types: ['commercial'] },
  detached: { types: ['house', 'flat'], forms: ['detached'] },
  'semi-detached': { types: ['house', 'flat'], forms: ['semi-detached'] },
  // A mews house and a townhouse stand in a row too.
  terraced: { types: ['house', 'flat'], forms: ['terraced', 'end-terrace', 'mews', 'townhouse'] },
  cottage: { types: ['house', 'flat'], forms: ['cottage'] },
  studio: { types: ['house', 'flat'], forms: ['studio'], orNoBeds: ['flat'] },
}

const listOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

function condition({ types, forms, orNoBeds }: Rule): string {
  const ofType = `property_type in (${listOf(types)})`
  // A home of unknown form is of none of the forms asked for.
  const ofForm = forms ? `${ofType} and coalesce(property_form, '') in (${listOf(forms)})` : ofType
  return orNoBeds ? `${ofForm} or property_type in (${listOf(orNoBeds)}) and beds = 0` : ofForm
}

/** The bit of properties.search_types that a wished type tests. */
export function searchTypeBit(type: SearchPropertyType): number {
  return 1 << SEARCH_PROPERTY_TYPES.indexOf(type)
}

/** The expression of the generated column properties.search_types: a smallint of such bits. */
export const SEARCH_TYPES_SQL = `(${SEARCH_PROPERTY_TYPES.map(
  (type) => `case when ${condition(RULES[type])} then ${searchTypeBit(type)} else 0 end`,
).join(' + ')})::smallint`
