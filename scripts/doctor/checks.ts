import type { Config } from '../../packages/config/src/config.ts'
import { addressCheck } from './address.ts'
import { analyticsCheck } from './analytics.ts'
import { databaseCheck } from './database.ts'
import { filesCheck } from './files.ts'
import type { Check } from './finding.ts'
import { languageModelCheck } from './languageModel.ts'
import { machineCheck } from './machine.ts'
import { mailCheck } from './mail.ts'
import { mapsCheck } from './maps.ts'
import { geocoderCheck, overpassCheck } from './places.ts'
import { redisCheck } from './redis.ts'

/** Everything that a configuration names, in the order in which it is told. */
export const checksOf = (config: Config): Check[] => [
  databaseCheck(config),
  redisCheck(config),
  filesCheck(config),
  mailCheck(config),
  languageModelCheck(config),
  geocoderCheck(config),
  overpassCheck(config),
  mapsCheck(config),
  analyticsCheck(config),
  addressCheck(config),
  machineCheck(config),
]
