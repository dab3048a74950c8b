import { expect, test } from 'vitest'
import { pointedHome } from './pointedHome.ts'

const NOWHERE = { id: 1, lat: null, lng: null }
const YORK = { id: 2, lat: 53.96, lng: -1.08 }
const LEEDS = { id: 3, lat: 53.8, lng: -1.55 }

test.each([
  ['the one that is pointed at', [NOWHERE, YORK, LEEDS], 3, LEEDS],
  ['one without a position, rather than another', [YORK, NOWHERE], 1, NOWHERE],
  ['the first with a position before that', [NOWHERE, YORK, LEEDS], undefined, YORK],
  ['the same when the one pointed at has left the list', [NOWHERE, YORK], 9, YORK],
  ['the first when none has a position', [NOWHERE], undefined, NOWHERE],
  ['none of none', [], undefined, undefined],
])('%s', (_what, homes, pointedId, home) => {
  expect(pointedHome(homes, pointedId)).toBe(home)
})
