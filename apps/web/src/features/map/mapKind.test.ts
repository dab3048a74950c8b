import { expect, test } from 'vitest'
import { mapKind } from './mapKind.ts'

const STYLE = 'https://tiles.example/style.json'

test.each([
  [{ apiKey: 'key', styleUrl: STYLE }, false, 'static'],
  [{ apiKey: null, styleUrl: STYLE }, false, 'interactive'],
  [{ apiKey: null, styleUrl: null }, false, 'text'],
  [undefined, false, 'text'],
  [{ apiKey: 'key', styleUrl: null }, true, 'text'],
  [{ apiKey: null, styleUrl: STYLE }, true, 'text'],
] as const)('%j, failed %s: %s', (config, hasFailed, name) => {
  expect(mapKind(config, hasFailed).name).toBe(name)
})
