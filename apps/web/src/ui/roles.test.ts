import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(resolve(import.meta.dirname, 'roles.css'), 'utf8')

/** The colours that a rule of roles.css gives, by role. */
function rolesOf(selector: string): Record<string, string> {
  const begin = css.indexOf(`${selector} {`)
  const rule = css.slice(begin, css.indexOf('\n}', begin))
  const found = [...rule.matchAll(/--hearth-([\w-]+): (#[0-9a-f]{6});/g)]
  return Object.fromEntries(found.map(([, role, colour]) => [role, colour]))
}

const light = rolesOf(':root')
const dark = { ...light, ...rolesOf(':root[data-mantine-color-scheme="dark"]') }

/** As WCAG 2.2 defines it: from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** What is written on what. */
const TEXTS: Record<string, readonly string[]> = {
  ink: ['paper', 'card', 'sand', 'moss'],
  soft: ['paper', 'card', 'sand', 'moss'],
  'pine-text': ['paper', 'card', 'sand', 'moss'],
  'on-pine': ['pine', 'pine-hover'],
  'on-deep-pine': ['deep-pine'],
  'soft-on-deep-pine': ['deep-pine'],
  'on-moss': ['moss'],
  'on-ember': ['ember-fill', 'ember-fill-hover'],
  'ember-text': ['paper', 'card', 'sand'],
  'on-danger-wash': ['danger-wash'],
}

/** Edges, icons and rings, which have to be seen and not read. */
const SIGNS: Record<string, readonly string[]> = {
  'field-line': ['paper', 'card', 'sand'],
  focus: ['paper', 'card', 'sand', 'moss'],
  ember: ['paper', 'card'],
  'pine-text': ['paper', 'card', 'sand', 'moss'],
}

const pairs = (of: Record<string, readonly string[]>) =>
  Object.entries(of).flatMap(([role, grounds]) => grounds.map((ground) => [role, ground] as const))

for (const [scheme, roles] of Object.entries({ light, dark })) {
  const tooFaint = (of: Record<string, readonly string[]>, least: number) =>
    pairs(of).filter(([role, ground]) => {
      // A role that is not there has no contrast.
      return !(contrast(roles[role] ?? '', roles[ground] ?? '') >= least)
    })

  test(`texts of the ${scheme} scheme can be read: 4.5 : 1`, () => {
    expect(tooFaint(TEXTS, 4.5)).toEqual([])
  })

  test(`edges, icons and rings of the ${scheme} scheme can be seen: 3 : 1`, () => {
    expect(tooFaint(SIGNS, 3)).toEqual([])
  })
}

test('what is written in every scheme has a ground that it is measured on', () => {
  const written = Object.keys(light).filter((role) => /^on-|-text$|^ink$|soft/.test(role))
  expect(written.filter((role) => !(role in TEXTS))).toEqual([])
})
