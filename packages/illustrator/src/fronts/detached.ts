import { type CompositionOf, compositionOf } from '../composition.ts'
import type { Elevation, Stage } from '../stage.ts'
import { artsAndCrafts } from './artsAndCraftsHouse.ts'
import { contemporary } from './contemporaryHouse.ts'
import { estateHouse } from './estateHouse.ts'
import { farmhouse } from './farmhouse.ts'
import { georgian } from './georgianHouse.ts'

const DRAWN: Record<CompositionOf<'detached'>, (stage: Stage) => Elevation> = {
  georgianHouse: georgian,
  artsAndCraftsHouse: artsAndCrafts,
  farmhouse,
  contemporaryHouse: contemporary,
  estateHouse,
}

/** A house on its own ground; four bedrooms and more make it wider or give it a garage. */
export function detached(stage: Stage): Elevation {
  return DRAWN[compositionOf('detached', stage.beds, stage.seed)](stage)
}
