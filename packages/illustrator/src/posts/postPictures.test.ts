import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultIn } from '../testing/wellFormed.ts'
import { drawPost, POST_PICTURES } from './postPictures.ts'

const PUBLIC = join(import.meta.dirname, '../../../../apps/web/public/blog')

test.each(POST_PICTURES)('the picture of %s is what is drawn today', (id) => {
  const drawn = drawPost(id)
  expect(faultIn(drawn)).toBeUndefined()
  // If it is not: run posts.generate.ts.
  expect(readFileSync(join(PUBLIC, `${id}.svg`), 'utf8') === drawn).toBe(true)
  expect(drawn).not.toContain('<text')
})

test('what is no post has no picture', () => {
  expect(() => drawPost('absent')).toThrow('There is no picture of absent')
})
