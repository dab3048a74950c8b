import { expect, test } from 'vitest'
import { POSTS, postById } from './posts.ts'

test('posts have addresses of their own and stand the newest first', () => {
  const ids = POSTS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  const dates = POSTS.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
})

test('a post is found by its id alone', () => {
  expect(postById('how-to-read-an-epc')?.title).toBe(
    'How to read an energy performance certificate',
  )
  expect(postById('absent')).toBeUndefined()
})
