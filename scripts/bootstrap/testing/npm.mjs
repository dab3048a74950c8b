// node npm.mjs: starts launcher.mjs as npm starts a script, and hands on no signal.
// @ts-check
import { spawn } from 'node:child_process'
import { join } from 'node:path'

spawn(process.execPath, [join(import.meta.dirname, 'launcher.mjs')], { stdio: 'inherit' })
