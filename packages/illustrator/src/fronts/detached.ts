import { takeTurns } from '../random.ts'
import type { Elevation, Stage } from '../stage.ts'
import { artsAndCrafts } from './artsAndCraftsHouse.ts'
import { contemporary } from './contemporaryHouse.ts'
import { estateHouse } from './estateHouse.ts'
import { farmhouse } from './farmhouse.ts'
import { georgian } from './georgianHouse.ts'

/** A house on its own ground; four bedrooms and more make it wider or give it a garage. */
export function detached(stage: Stage): Elevation {
  return takeTurns(
    [georgian, artsAndCrafts, farmhouse, contemporary, estateHouse] as const,
    stage.seed,
  )(stage)
}
