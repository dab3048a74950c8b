import { expect, test } from 'vitest'
import { robotsTxt } from './robots.ts'

const address = 'https://hearth.example'

test('a public site hides what is personal and what only does something', () => {
  const text = robotsTxt({ address, isPublic: true })
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/trpc\n/)
  for (const path of ['/trpc', '/upload', '/search-loading', '/mailbox', '/messages', '/agent/']) {
    expect(text.split('\n')).toContain(`Disallow: ${path}`)
  }
  expect(text).not.toMatch(/^Disallow: \/$/m)
  expect(text).toMatch(/\nSitemap: https:\/\/hearth\.example\/sitemap\.xml\n$/)
})

test('what is not public is not to be listed at all', () => {
  const lines = robotsTxt({ address, isPublic: false }).split('\n')
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /'])
})
