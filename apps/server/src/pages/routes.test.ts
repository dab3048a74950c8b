import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matchPage } from './match.ts'
import { PAGES } from './routes.ts'

const tree = readFileSync(new URL('../../../web/src/routeTree.gen.ts', import.meta.url), 'utf8')
const [, listed = ''] = /\n {2}fullPaths:\n([\s\S]*?)\n {2}fileRoutesByTo/.exec(tree) ?? []
const routes = [...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) =>
  path === '/' ? path : path.replace(/\/$/, ''),
)

test('every route of the web app has its page, and every page its route', () => {
  expect(routes.length).toBeGreaterThan(20)
  expect(Object.keys(PAGES).toSorted()).toEqual([...new Set(routes)].toSorted())
})

test.each([
  ['/', '/', {}],
  ['/properties', '/properties', {}],
  ['/Properties/', '/properties', {}],
  ['/property/12', '/property/$id', { id: '12' }],
  ['/property/%31', '/property/$id', { id: '1' }],
  ['/property/%', '/property/$id', { id: '%' }],
  ['/agent/properties/7/edit', '/agent/properties/$id/edit', { id: '7' }],
])('%s is of %s', (path, route, params) => {
  expect(matchPage(path)).toMatchObject({ route, params })
})

test.each(['/nowhere', '/property', '/property/1/2', '/properties/old', '/$id'])(
  '%s is no page',
  (path) => {
    expect(matchPage(path)).toBeUndefined()
  },
)
