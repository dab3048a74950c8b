import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const headersOf = async (publicUrl?: string) => {
  const { app } = await testApp({ publicUrl })
  return (await app.inject({ url: '/', headers: { accept: 'text/html' } })).headers
}

test('scripts come from Hearth alone, and nobody may frame it', async () => {
  const policy = String((await headersOf())['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toContain('unsafe-eval')
})

test('plain http stays plain http, so that every address of the machine works', async () => {
  const headers = await headersOf('http://192.0.2.1:3000')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers).not.toHaveProperty('cross-origin-opener-policy')
})

test('https is insisted on where visitors come by https', async () => {
  const headers = await headersOf('https://hearth.example')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})
