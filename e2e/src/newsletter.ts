import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { DATABASE_VARIABLE } from './globalSetup.ts'

const SCRIPT = resolve(import.meta.dirname, '..', '..', 'scripts', 'newsletter', 'main.ts')

/** Sends a newsletter as the operator does, and answers what the command says. */
export async function sendNewsletter(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-newsletter-'))
  const file = join(folder, 'issue.txt')
  try {
    await writeFile(file, text)
    const env = { ...process.env, DATABASE_URL: process.env[DATABASE_VARIABLE] }
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, file], { env })
    return stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}
