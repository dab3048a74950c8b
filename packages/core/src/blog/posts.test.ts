import { expect, test } from 'vitest'
import { POST_IDS, POSTS, postById, relatedPosts } from './posts.ts'

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

test('up to two posts are named to read next, and never the post itself', () => {
  expect(POSTS.map(({ id }) => id).sort()).toEqual([...POST_IDS].sort())
  for (const post of POSTS) {
    const related = relatedPosts(post).map(({ id }) => id)
    expect(related.sort()).toEqual([...post.related].sort())
    expect(related.length).toBeLessThanOrEqual(2)
    expect(related).not.toContain(post.id)
  }
})
