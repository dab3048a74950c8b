import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const robotsOf = async (publicUrl: string | undefined) => {
  const { app } = await testApp({ publicUrl })
  return app.inject({ url: '/robots.txt', headers: { host: 'homes.example:8080' } })
}

test.each([undefined, 'http://localhost:3000', 'http://127.0.0.1:3000/', 'http://[::1]:3000'])(
  'with PUBLIC_URL %s nothing may be listed',
  async (publicUrl) => {
    const { body, headers } = await robotsOf(publicUrl)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^Disallow: \/$/m)
  },
)

test('without PUBLIC_URL the sitemap is where the request came by', async () => {
  expect((await robotsOf(undefined)).body).toContain(
    'Sitemap: http://homes.example:8080/sitemap.xml',
  )
})

test('a public site is told of at its own address', async () => {
  const { body } = await robotsOf('https://hearth.example/')
  expect(body).toContain('Sitemap: https://hearth.example/sitemap.xml')
  expect(body).not.toMatch(/^Disallow: \/$/m)
})
