import { type CompositionOf, compositionOf } from '../composition.ts'
import type { Elevation, Stage } from '../stage.ts'
import { georgianTerrace } from './georgianTerrace.ts'
import { modernTerrace } from './modernTerrace.ts'
import { smallTerrace } from './smallTerrace.ts'
import { victorianTerrace } from './victorianTerrace.ts'

const DRAWN: Record<CompositionOf<'terraced'>, (stage: Stage) => Elevation> = {
  smallTerrace,
  victorianTerrace,
  modernTerrace,
  georgianTerrace,
}

/** A house in a row: the one for sale stands in the middle. */
export function terraced(stage: Stage): Elevation {
  return DRAWN[compositionOf('terraced', stage.beds, stage.seed)](stage)
}
