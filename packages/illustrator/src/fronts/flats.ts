import { type CompositionOf, compositionOf } from '../composition.ts'
import type { Elevation, Stage } from '../stage.ts'
import { balconyBlock } from './balconyBlock.ts'
import { convertedVilla } from './convertedVilla.ts'
import { mansionBlock } from './mansionBlock.ts'
import { tower } from './tower.ts'
import { warehouse } from './warehouse.ts'

const DRAWN: Record<CompositionOf<'flats'>, (stage: Stage) => Elevation> = {
  balconyBlock,
  mansionBlock,
  convertedVilla,
  tower,
  warehouse,
}

/** A building with flats in it. */
export function flats(stage: Stage): Elevation {
  return DRAWN[compositionOf('flats', stage.beds, stage.seed)](stage)
}
