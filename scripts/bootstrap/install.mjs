// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './progress.mjs'

const windows = process.platform === 'win32'

/** The Node that the project brings along, the same version for everyone. @param {string} root */
export function projectNode(root) {
  return join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
}

/** Installs what the lock file asks for, unless it is there already. @param {string} root */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return
  await step('Installing packages', () => install(root))
}

/**
 * pnpm keeps a copy of the lock file that it installed from, and a list of the install scripts that
 * it has yet to run: when the one is equal and the other empty, there is nothing to do.
 *
 * @param {string} root
 */
function isInstalled(root) {
  try {
    const wanted = readFileSync(join(root, 'pnpm-lock.yaml'))
    const present = readFileSync(join(root, 'node_modules', '.pnpm', 'lock.yaml'))
    const state = JSON.parse(readFileSync(join(root, 'node_modules', '.modules.yaml'), 'utf8'))
    return (
      wanted.equals(present) && state.pendingBuilds.length === 0 && existsSync(projectNode(root))
    )
  } catch {
    // Whatever cannot be read was never finished, and installing again puts it right.
    return false
  }
}

/** @param {string} root */
async function install(root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { command, args } = npm()
  const { code, output } = await run(
    command,
    [
      ...args,
      'exec',
      '--yes',
      `--package=${packageManager}`,
      '--',
      'pnpm',
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
      // It is the version that package.json names; pnpm need not look itself up in the registry.
      '--pm-on-fail=ignore',
    ],
    root,
  )
  if (code !== 0) {
    process.stdout.write('\n')
    throw new Error(`Packages could not be installed:\n${lastLines(output, 15)}`)
  }
}

/** npm tells its scripts where it is; started otherwise, it is taken from the PATH. */
function npm() {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('npm-cli.js')) return { command: process.execPath, args: [cli] }
  return { command: windows ? 'npm.cmd' : 'npm', args: [] }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    // CI: never ask a question that nobody sees.
    const env = { ...process.env, CI: 'true' }
    const child = spawn(command, args, { cwd, env, shell: command.endsWith('.cmd') })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * @param {string} text
 * @param {number} count
 */
function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
