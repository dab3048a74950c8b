import { expect, test } from 'vitest'
import { POSTS } from '../blog/posts.ts'
import { sitePages } from './sitePages.ts'

test('search engines are told of every page, and of no search without homes', () => {
  const pages = sitePages([
    { name: 'London', sale: 3, rent: 2 },
    { name: 'King’s Lynn', sale: 0, rent: 1 },
  ])
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/properties?type=sale',
    '/properties?type=rent',
    '/properties?type=sale&location=London',
    '/properties?type=rent&location=London',
    '/properties?type=rent&location=King%E2%80%99s+Lynn',
    '/blog',
    ...POSTS.map(({ id }) => `/blog/${id}`),
    '/terms',
    '/privacy',
    '/cookies',
    '/data',
  ])
  expect(pages.find(({ path }) => path === `/blog/${POSTS[0]?.id}`)?.lastModified).toBe(
    POSTS[0]?.date,
  )
})
