// @ts-check
import { launch } from './bootstrap/launch.mjs'

await launch('scripts/agent/main.ts')
