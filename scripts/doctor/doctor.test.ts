import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startHttpEndpoint } from '../../packages/adapters/src/testing/httpEndpoint.ts'
import { startOpenAiEndpoint } from '../../packages/adapters/src/testing/openAiEndpoint.ts'
import { startS3Server } from '../../packages/adapters/src/testing/s3Server.ts'
import { type Config, readConfig } from '../../packages/config/src/config.ts'
import { siteConfigOf } from '../../packages/config/src/site.ts'
import { addressCheck } from './address.ts'
import { analyticsCheck } from './analytics.ts'
import { checksOf } from './checks.ts'
import { databaseCheck } from './database.ts'
import { examine } from './examine.ts'
import { filesCheck } from './files.ts'
import type { Check } from './finding.ts'
import { languageModelCheck } from './languageModel.ts'
import { mailCheck } from './mail.ts'
import { mapsCheck } from './maps.ts'
import { geocoderCheck, overpassCheck } from './places.ts'
import { redisCheck } from './redis.ts'

const PATIENCE_MS = 2000
const NOWHERE = '127.0.0.1:1'

const folder = mkdtempSync(join(tmpdir(), 'hearth-doctor-'))
const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const end of endings) await end()
})

async function findings(check: (config: Config) => Check, env: Record<string, string>) {
  return examine([check(readConfig({ HEARTH_DATA_DIR: folder, ...env }))], PATIENCE_MS)
}

/** An HTTP service that answers each path with a status and some JSON. */
async function serve(answers: (path: string) => { status?: number; json?: unknown }) {
  const server = createServer((request, response) => {
    const { status = 200, json = {} } = answers(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => new Promise((resolve) => server.close(resolve)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('without any configuration nothing is broken, and each default is named', async () => {
  const found = await examine(checksOf(readConfig({ HEARTH_DATA_DIR: folder })))
  expect(found.filter(({ state }) => state === 'broken')).toEqual([])
  const unset = found.filter(({ state }) => state === 'unset').map(({ name }) => name)
  expect(unset).toEqual([
    ...['PostgreSQL', 'Redis', 'Files', 'E-mail', 'Language model', 'Geocoder', 'Overpass'],
    ...['Maps', 'PostHog', 'Address'],
  ])
})

describe('what cannot be reached is broken, with what to do', () => {
  test.each<[string, (config: Config) => Check, Record<string, string>]>([
    ['PostgreSQL', databaseCheck, { DATABASE_URL: `postgres://u:hunter2@${NOWHERE}/x` }],
    ['Redis', redisCheck, { REDIS_URL: `redis://:hunter2@${NOWHERE}` }],
    ['E-mail', mailCheck, { SMTP_URL: `smtp://u:hunter2@${NOWHERE}` }],
    [
      'Language model',
      languageModelCheck,
      { OPENAI_API_KEY: 'hunter2', OPENAI_BASE_URL: `http://${NOWHERE}` },
    ],
    ['Geocoder', geocoderCheck, { GEOCODER_URL: `http://${NOWHERE}` }],
    ['Overpass', overpassCheck, { OVERPASS_URL: `http://${NOWHERE}` }],
    ['Maps', mapsCheck, { MAP_STYLE_URL: `http://${NOWHERE}` }],
    ['PostHog', analyticsCheck, { POSTHOG_KEY: 'phc_x', POSTHOG_HOST: `http://${NOWHERE}` }],
    ['Address', addressCheck, { PUBLIC_URL: `http://${NOWHERE}` }],
    ['Files', filesCheck, { HEARTH_DATA_DIR: '/dev/null/files' }],
  ])('%s', async (name, check, env) => {
    const [found] = await findings(check, env)
    expect(found).toMatchObject({ name, state: 'broken', todo: expect.stringMatching(/\w\.$/) })
    expect(found?.said).not.toBe('')
    expect(JSON.stringify(found)).not.toContain('hunter2')
  })

  test('what says nothing is not waited for', async () => {
    const silent = createTcpServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    endings.push(() => silent.close())
    const { port } = silent.address() as AddressInfo
    const check = mailCheck(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }))
    const [found] = await examine([check], 300)
    expect(found).toMatchObject({ state: 'broken', said: 'no answer within 0 s' })
  })
})

describe('what answers as it should works', () => {
  test('the language model', async () => {
    const endpoint = await startOpenAiEndpoint()
    endings.push(endpoint.close)
    const env = { OPENAI_API_KEY: 'hunter2', OPENAI_BASE_URL: endpoint.baseUrl }
    endpoint.answer({ content: 'yes' })
    expect(await findings(languageModelCheck, env)).toMatchObject([{ state: 'works' }])
    expect(endpoint.received[0]?.body.max_tokens).toBe(5)
    endpoint.answer({ status: 401, message: 'hunter2 is no key' })
    expect(await findings(languageModelCheck, env)).toMatchObject([
      { state: 'broken', said: 'The language model’s endpoint answered 401'.replace('’', "'") },
    ])
  })

  test('the geocoder', async () => {
    const endpoint = await startHttpEndpoint()
    endings.push(endpoint.close)
    endpoint.answer({ body: '[{"lat":"51.5034","lon":"-0.1276"}]' })
    const env = { GEOCODER_URL: endpoint.url }
    expect(await findings(geocoderCheck, env)).toMatchObject([{ state: 'works' }])
    endpoint.answer({ body: '[]' })
    expect(await findings(geocoderCheck, env)).toMatchObject([{ state: 'weak' }])
  })

  test('Overpass', async () => {
    const endpoint = await startHttpEndpoint()
    endings.push(endpoint.close)
    endpoint.answer({ body: '{"elements":[]}' })
    const [found] = await findings(overpassCheck, { OVERPASS_URL: endpoint.url })
    expect(found).toMatchObject({ state: 'works', said: 'answers (0 places on Dartmoor)' })
  })

  test('a bucket; and one that is not there is broken', async () => {
    const server = await startS3Server()
    endings.push(server.close)
    const { bucket, accessKeyId, secretAccessKey, endpoint = '' } = server.options
    const env = {
      ...{ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_FORCE_PATH_STYLE: 'on' },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    }
    expect(await findings(filesCheck, env)).toMatchObject([{ state: 'works' }])
    const missing = await findings(filesCheck, { ...env, S3_BUCKET: 'missing' })
    expect(missing).toMatchObject([{ state: 'broken', todo: expect.stringContaining('S3_*') }])
  })

  test('a map style, and what is none', async () => {
    const style = await serve(() => ({ json: { version: 8 } }))
    expect(await findings(mapsCheck, { MAP_STYLE_URL: style })).toMatchObject([{ state: 'works' }])
    const other = await serve(() => ({ json: { version: 1 } }))
    expect(await findings(mapsCheck, { MAP_STYLE_URL: other })).toMatchObject([{ state: 'weak' }])
  })

  test('PostHog, unless it does not know the project', async () => {
    const host = await serve(() => ({}))
    const env = { POSTHOG_KEY: 'phc_x', POSTHOG_HOST: host }
    expect(await findings(analyticsCheck, env)).toMatchObject([{ state: 'works' }])
    const stranger = await serve(() => ({ status: 401 }))
    const refused = await findings(analyticsCheck, { ...env, POSTHOG_HOST: stranger })
    expect(refused).toMatchObject([{ state: 'broken' }])
  })

  test('the address, when it is this Hearth that answers', async () => {
    const env = { OPERATOR_NAME: 'Finch Homes' }
    const data = siteConfigOf(readConfig(env))
    const url = await serve((path) =>
      path === '/trpc/site.config' ? { json: { result: { data } } } : {},
    )
    const asked = { ...env, PUBLIC_URL: url }
    expect(await findings(addressCheck, asked)).toMatchObject([{ state: 'works' }])
    const other = { ...asked, OPERATOR_NAME: 'Somebody else' }
    expect(await findings(addressCheck, other)).toMatchObject([
      { state: 'weak', said: expect.stringContaining('other settings') },
    ])
  })
})

test('an address on loopback is told as unseen by whoever listens for others, as in a container', async () => {
  const env = { HOST: '0.0.0.0', PUBLIC_URL: `http://${NOWHERE}` }
  expect(await findings(addressCheck, env)).toMatchObject([
    { state: 'weak', said: expect.stringContaining('cannot be seen from here') },
  ])
})

test('listening to everybody without saying where is weak', async () => {
  expect(await findings(addressCheck, { HOST: '0.0.0.0' })).toMatchObject([{ state: 'weak' }])
})
