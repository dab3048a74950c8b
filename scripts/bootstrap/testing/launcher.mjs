// node launcher.mjs: launches launched.ts, as `npm start` does what it starts.
// @ts-check
import { launch } from '../launch.mjs'

await launch('scripts/bootstrap/testing/launched.ts')
