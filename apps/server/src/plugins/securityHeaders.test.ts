import { readConfig } from '@hearth/config/config.ts'
import { expect, test } from 'vitest'
import { settingsOf } from '../settings.ts'
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

test('no address is told to what it leads to: some hold tokens', async () => {
  expect((await headersOf())['referrer-policy']).toBe('strict-origin')
})

async function policyWith(
  maps: { apiKey: string | null; styleUrl: string | null },
  env: Record<string, string> = {},
) {
  const { app } = await testApp({ settings: { ...settingsOf(readConfig(env)), maps } })
  const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } })
  return String(headers['content-security-policy']).split(';')
}

test('without maps nothing comes from elsewhere', async () => {
  const policy = await policyWith({ apiKey: null, styleUrl: null })
  expect(policy).toContain("img-src 'self' data: blob:")
  expect(policy).toContain("connect-src 'self'")
  expect(policy.join()).not.toContain('worker-src')
})

test("with a key Google's pictures may be shown, and no more", async () => {
  const policy = await policyWith({ apiKey: 'key', styleUrl: null })
  expect(policy).toContain("img-src 'self' data: blob: https://maps.googleapis.com")
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain("script-src 'self'")
})

test('with a style its host and the hosts of its tiles may be asked', async () => {
  const policy = await policyWith({
    apiKey: null,
    styleUrl: 'http://tiles.example:8080/style.json',
  })
  expect(policy).toContain("img-src 'self' data: blob: http://tiles.example:8080 https:")
  expect(policy).toContain("connect-src 'self' http://tiles.example:8080 https:")
  expect(policy).toContain("worker-src 'self' blob:")
  expect(policy).toContain("script-src 'self'")
})

test.each([
  ['https://eu.i.posthog.com', {}],
  ['https://posthog.example:8443', { POSTHOG_HOST: 'https://posthog.example:8443/ingest/' }],
])(
  'with a key what is measured may go to %s, and nothing more comes from there',
  async (origin, env) => {
    const policy = await policyWith(
      { apiKey: null, styleUrl: null },
      { POSTHOG_KEY: 'phc_key', ...env },
    )
    expect(policy).toContain(`connect-src 'self' ${origin}`)
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("img-src 'self' data: blob:")
  },
)

test('a host without a key is not spoken to', async () => {
  const policy = await policyWith(
    { apiKey: null, styleUrl: null },
    { POSTHOG_HOST: 'https://posthog.example' },
  )
  expect(policy).toContain("connect-src 'self'")
})
