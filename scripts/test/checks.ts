import { join } from 'node:path'
import { checkStructure } from './structure.ts'
import { FAILED, PASSED, type Suite } from './suite.ts'

/** A check that is one program, which passes or complains: each counts as one. */
function check(name: string, title: string, program: string, args: string[]): Suite {
  return {
    name,
    title,
    async run({ root, supervisor }) {
      const { code, output } = await supervisor.run({
        name: title,
        command: process.execPath,
        args: [join(root, 'node_modules', program), ...args],
        cwd: root,
        output: 'kept',
      })
      if (code === 0) return PASSED
      console.log(output.trimEnd())
      return FAILED
    },
  }
}

export const CHECKS: readonly Suite[] = [
  check('lint', 'Format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  check('types', 'Types', 'typescript/bin/tsc', ['-p', '.']),
  {
    name: 'structure',
    title: 'Structure',
    async run(tools) {
      const complaints = await checkStructure(tools)
      if (complaints.length === 0) return PASSED
      console.log(complaints.join('\n'))
      return FAILED
    },
  },
  check('unused', 'Unused code', 'knip/bin/knip.js', ['--treat-config-hints-as-errors']),
]
