import type { EpcRating } from '@hearth/core/property/contract.ts'

/** The points of each band of an energy performance certificate, as it prints them. */
export const EPC_POINTS: Readonly<Record<EpcRating, string>> = {
  A: '92+',
  B: '81–91',
  C: '69–80',
  D: '55–68',
  E: '39–54',
  F: '21–38',
  G: '1–20',
}
