import { takeTurns } from '../random.ts'
import type { Elevation, Stage } from '../stage.ts'
import { balconyBlock } from './balconyBlock.ts'
import { convertedVilla } from './convertedVilla.ts'
import { mansionBlock } from './mansionBlock.ts'
import { tower } from './tower.ts'
import { warehouse } from './warehouse.ts'

const BLOCKS = [balconyBlock, mansionBlock, convertedVilla, balconyBlock, tower, warehouse] as const

/** A building with flats in it. */
export function flats(stage: Stage): Elevation {
  return takeTurns<(stage: Stage) => Elevation>(BLOCKS, stage.seed)(stage)
}
