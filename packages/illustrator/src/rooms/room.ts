import type { Building } from '../picture.ts'
import type { Stage } from '../stage.ts'
import type { Scheme } from './scheme.ts'

/** What a room is drawn from. */
export interface Room extends Stage {
  building: Building
  scheme: Scheme
}

/** Where the back wall meets the floor. */
export const FLOOR = 364
