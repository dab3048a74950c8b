import type { MapsConfig } from '@hearth/core/maps/contract.ts'

type MapKind =
  | { name: 'static'; apiKey: string }
  | { name: 'interactive'; styleUrl: string }
  | { name: 'text' }

/** Which map is shown: Google's picture with a key, else MapLibre with a style, else words; words too after a failure. */
export function mapKind(config: MapsConfig | undefined, hasFailed: boolean): MapKind {
  if (hasFailed || !config) return { name: 'text' }
  if (config.apiKey !== null) return { name: 'static', apiKey: config.apiKey }
  if (config.styleUrl !== null) return { name: 'interactive', styleUrl: config.styleUrl }
  return { name: 'text' }
}
