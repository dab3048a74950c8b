import type { Place } from '@hearth/core/place/contract.ts'

/** Where the gazetteer's facts come from; each source's rows are replaced as a whole. */
export const GAZETTEER_SOURCES = ['geonames', 'uk-railway-stations', 'tfl', 'hearth'] as const
export type GazetteerSource = (typeof GAZETTEER_SOURCES)[number]

/** A place that has no number yet. */
export interface GazetteerRow extends Omit<Place, 'id'> {
  source: GazetteerSource
  /** The source's own key: a GeoNames number, a station code, a slug. */
  sourceKey: string
}

/** A row before it is known what contains it; `parents` are given where the source says so. */
export interface Draft extends Omit<GazetteerRow, 'within'> {
  parents?: string[]
}
