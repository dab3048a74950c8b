import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { STORED_IN_BROWSER } from '@hearth/core/site/browserStorage.ts'
import { expect, test } from 'vitest'

const APPS = resolve(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(file, 'utf8')

/** The product's own files below a folder, with what they say. */
function sourcesIn(folder: string): { file: string; code: string }[] {
  return readdirSync(join(APPS, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => ({ file: join(folder, file), code: read(join(APPS, folder, file)) }))
}

const sources = ['web/src', 'web/public', 'server/src'].flatMap(sourcesIn)

/** `hearth.listing.${userId}.${id}` and hearth.listing.{account}.{home} are one: what varies is {}. */
const shapeOf = (name: string) => name.replaceAll(/\$?\{[^{}]*\}/g, '{}')

const listed = STORED_IN_BROWSER.flatMap(({ name }) => name.split(', ')).map(shapeOf)

/** What a template leaves open. */
const HOLE = /\$\{[^{}]*\}/g

/** Names of ours that nothing is kept under: channels between tabs, a field that people do not see, a file. */
const NOT_STORED = new Set(['hearth.auth', 'hearth.live.{}', 'hearth-website', 'hearth-data.json'])

const NAMED = /['"`]((?:hearth[._-]|__?ph_|ph_)[^'"`\s]+|savedProperties)['"`]/g
const namesIn = (code: string) =>
  [...code.replaceAll(HOLE, '{}').matchAll(NAMED)]
    .map(([, name = '']) => shapeOf(name))
    .filter((name) => !NOT_STORED.has(name))

const STORES =
  /\b(?:localStorage|sessionStorage)\.setItem|\.setCookie\(|document\.cookie = |indexedDB\b/

test('the Cookie Policy lists every name that the code stores something under', () => {
  const named = new Set(sources.flatMap(({ code }) => namesIn(code)))
  expect(named.size).toBeGreaterThan(10)
  expect([...named].filter((name) => !listed.includes(name))).toEqual([])
})

test('and no name that the code does not know', () => {
  const named = new Set(sources.flatMap(({ code }) => namesIn(code)))
  const ours = listed.filter((name) => /^(hearth|saved)/.test(name))
  expect(ours.filter((name) => !named.has(name))).toEqual([])
})

test('whatever stores something names it in the same file', () => {
  const storing = sources.filter(({ code }) => STORES.test(code)).map(({ file }) => file)
  const nameless = sources
    .filter(({ code }) => STORES.test(code) && namesIn(code).length === 0)
    .map(({ file }) => file)
  expect(storing.length).toBeGreaterThan(4)
  expect(nameless).toEqual(NAMELESS.filter((file) => storing.includes(file)))
})

/** These store under the names that others give them, and those are looked at where they are given. */
const NAMELESS = ['web/src/features/analytics/forgetMeasuring.ts']

test('the router keeps how far one has scrolled under the name that is listed', () => {
  const { resolve: find } = createRequire(import.meta.url)
  const router = createRequire(find('@tanstack/react-router'))
  const file = join(dirname(router.resolve('@tanstack/router-core')), 'scroll-restoration.cjs')
  const [, key] = /storageKey = ['"]([^'"]+)['"]/.exec(read(file)) ?? []
  expect(listed).toContain(key)
})
