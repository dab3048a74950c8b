import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageComplaints, type Module } from '../image/complaints.ts'
import { readContext } from '../image/context.ts'
import { fileNameComplaints } from './fileNames.ts'
import type { Tools } from './suite.ts'

const ROOMS = ['apps', 'packages', 'scripts', 'e2e', 'bench']
const SOURCES = ROOMS.map((room) => `${room}/**/*.{ts,tsx}`)
const NOT_SOURCES = /(^|\/)(node_modules|dist|migrations)\/|\.gen\.ts$/

/** The part of dependency-cruiser's report that is read here. */
interface Report {
  modules: Module[]
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

/** What is wrong with the arrows between files and with their names, one line each. */
export async function checkStructure(tools: Tools): Promise<string[]> {
  const sources = globSync(SOURCES, { cwd: tools.root }).filter((path) => !NOT_SOURCES.test(path))
  const { modules, summary } = await cruise(tools)
  const dockerignore = readFileSync(join(tools.root, '.dockerignore'), 'utf8')
  const cruised = new Set(modules.map(({ source }) => source))
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    // A parser that fails reads nothing and finds nothing wrong: what it passed over is a fault.
    ...sources.filter((path) => !cruised.has(path)).map((path) => `not looked at: ${path}`),
    ...fileNameComplaints(sources),
    ...imageComplaints(modules, readContext(dockerignore)),
  ]
}

async function cruise({ root, supervisor }: Tools): Promise<Report> {
  const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
  const { output } = await supervisor.run({
    name: 'Structure',
    command: process.execPath,
    args: [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...ROOMS],
    cwd: root,
    output: 'kept',
  })
  const start = output.indexOf('{')
  if (start < 0) throw new Error(`dependency-cruiser made no report:\n${output}`)
  return JSON.parse(output.slice(start))
}
