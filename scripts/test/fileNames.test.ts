import { expect, test } from 'vitest'
import { fileNameComplaints } from './fileNames.ts'

test.each([
  ['packages/core/src/utils/price.ts', 'a name that says nothing'],
  ['packages/core/src/property/helpers.ts', 'a name that says nothing'],
  ['apps/web/src/shared/Button.tsx', 'a name that says nothing'],
  ['packages/core/src/search/index.ts', 'a barrel file'],
  ['packages/core/src/__tests__/price.ts', 'a test apart from its code'],
  ['packages/backend/src/account/email.tsx', 'Node cannot run .tsx'],
])('%s is refused: %s', (path, complaint) => {
  expect(fileNameComplaints([path])).toEqual([expect.stringContaining(complaint)])
})

test('files named for what they do pass, and so does the route of the home page', () => {
  const paths = [
    'packages/core/src/property/price.ts',
    'packages/core/src/library/shelf.ts',
    'apps/web/src/routes/index.tsx',
  ]
  expect(fileNameComplaints(paths)).toEqual([])
})
