// @ts-check
import { launch } from './bootstrap/launch.mjs'

await launch('scripts/doctor/main.ts')
