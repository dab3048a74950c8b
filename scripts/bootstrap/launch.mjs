// @ts-check
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, projectNode } from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const starter = process.ppid
const WATCH_STARTER_EVERY_MS = 1000
const GIVE_UP_AFTER_MS = 30_000

/**
 * The way in for every command: any Node from 18 gets here, installs what is missing, and hands over
 * to the Node that the project brings along, which runs TypeScript as it is.
 *
 * @param {string} script from the root of the repository
 */
export async function launch(script) {
  try {
    await ensureInstalled(root)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
  // A group of its own: a terminal's Ctrl-C comes here alone and is handed on once. The channel
  // tells the other side when this process is gone, however it went.
  const child = spawn(projectNode(root), [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  // One that no longer listens is ended all the same; what it has started notices, and stops too.
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), GIVE_UP_AFTER_MS).unref()
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, stop)
  }
  if (process.env.npm_lifecycle_event) onceOrphaned(() => stop('SIGTERM'))
  child.on('error', (error) => {
    console.error(`The project's own Node cannot run here: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}

/**
 * Calls back when the process that started this one is gone. npm does not hand on every signal: the
 * shell between it and us gets a SIGTERM and dies of it alone. Where a start is nobody's script, its
 * starter may well go first, as with nohup.
 *
 * @param {() => void} onOrphaned
 */
function onceOrphaned(onOrphaned) {
  const watch = setInterval(() => {
    if (process.ppid === starter) return
    clearInterval(watch)
    onOrphaned()
  }, WATCH_STARTER_EVERY_MS)
  watch.unref()
}
