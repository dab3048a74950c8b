import { join } from 'node:path'
import { findChromium } from '../../e2e/src/chromium.ts'
import type { Tools } from './suite.ts'

/** Where a Chromium is, after installing one if need be. Throws with what is missing. */
export async function ensureChromium(tools: Tools): Promise<string> {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium is here: installing one …')
  const attempts = [await download(tools), await installPackage(tools)]
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    `The browser tests need a Chromium. Install one and name it in CHROMIUM_PATH. Tried:\n${attempts.join('\n')}`,
  )
}

/** Playwright's own, where its download server can be reached. */
async function download({ root, supervisor }: Tools): Promise<string> {
  const cli = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js')
  const { code, output } = await supervisor.run({
    name: 'The download of Chromium',
    command: process.execPath,
    args: [cli, 'install', 'chromium'],
    cwd: join(root, 'e2e'),
    output: 'kept',
  })
  return `playwright install chromium: ${code === 0 ? 'done' : lastLine(output)}`
}

/** The distribution's, where we may install it; it brings along the libraries that it needs. */
async function installPackage({ root, supervisor }: Tools): Promise<string> {
  const { code, output } = await supervisor.run({
    name: 'The installation of Chromium',
    command: 'apt-get',
    args: ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    cwd: root,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    output: 'kept',
  })
  return `apt-get install chromium-headless-shell: ${code === 0 ? 'done' : lastLine(output)}`
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) || 'not possible here'
