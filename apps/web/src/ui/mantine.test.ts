import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '..')
const { resolve: find } = createRequire(import.meta.url)
const mantine = dirname(find('@mantine/core/styles.css'))
/** Mantine's other packages with styles, of which some take components from the core. */
const packages = ['carousel', 'charts', 'dates', 'dropzone', 'notifications']
const folderOf = (name: string) => dirname(find(`@mantine/${name}/styles.css`))

const read = (file: string) => readFileSync(file, 'utf8')

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file))
}

/** The modules of Mantine's other packages. */
const modulesTaken = () => packages.flatMap((name) => modulesIn(join(folderOf(name), 'esm')))

/** The names that a module takes from Mantine. */
function namesFrom(module: string): string[] {
  const imports = read(module).matchAll(/import \{([^}]*)\} from ['"]@mantine\/core['"]/g)
  return [...imports].flatMap(([, names = '']) => names.match(/\b[A-Z]\w+/g) ?? [])
}

/** Adds the style sheets of a component and of those that it is made of. */
function addStyles(module: string, styles: Set<string>, seen: Set<string>): void {
  if (seen.has(module) || !existsSync(module)) return
  seen.add(module)
  // "Button.module.mjs" holds the class names of Button.css.
  const [, component] = /^(\w+)\.module\.mjs$/.exec(basename(module)) ?? []
  if (component !== undefined) styles.add(component)
  for (const [, path = ''] of read(module).matchAll(/from "(\.[^"]+)"/g)) {
    addStyles(resolve(dirname(module), path), styles, seen)
  }
}

test('every Mantine component in use, and no other, brings its styles', () => {
  const modules = [...modulesIn(source), ...modulesTaken()]
  const styles = new Set<string>()
  const seen = new Set<string>()
  for (const name of modules.flatMap(namesFrom)) {
    addStyles(join(mantine, 'esm', 'components', name, `${name}.mjs`), styles, seen)
  }
  const imported = read(join(source, 'ui', 'mantine.css')).matchAll(/core\/styles\/(\w+)\.layer/g)
  const components = [...imported].map(([, name]) => name)
  expect(components.sort()).toEqual([...styles, 'baseline', 'global'].sort())
})
