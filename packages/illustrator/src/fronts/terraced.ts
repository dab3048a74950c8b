import { takeTurns } from '../random.ts'
import type { Elevation, Stage } from '../stage.ts'
import { georgianTerrace } from './georgianTerrace.ts'
import { modernTerrace } from './modernTerrace.ts'
import { smallTerrace } from './smallTerrace.ts'
import { victorianTerrace } from './victorianTerrace.ts'

const SMALL = [smallTerrace, victorianTerrace, smallTerrace, modernTerrace] as const
const USUAL = [
  victorianTerrace,
  modernTerrace,
  victorianTerrace,
  smallTerrace,
  georgianTerrace,
] as const
const LARGE = [georgianTerrace, victorianTerrace, modernTerrace] as const

/** A house in a row: the one for sale stands in the middle. */
export function terraced(stage: Stage): Elevation {
  const rows = stage.beds <= 2 ? SMALL : stage.beds <= 3 ? USUAL : LARGE
  return takeTurns<(stage: Stage) => Elevation>(rows, stage.seed)(stage)
}
