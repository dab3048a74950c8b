import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenAiEndpoint, startOpenAiEndpoint } from '../testing/openAiEndpoint.ts'
import {
  type Completion,
  createLanguageModel,
  type LanguageModelOptions,
  NO_CONTENT,
} from './languageModel.ts'

let endpoint: OpenAiEndpoint
beforeAll(async () => {
  endpoint = await startOpenAiEndpoint()
})
beforeEach(() => {
  endpoint.received.length = 0
})
afterAll(() => endpoint.close())

const question: Completion = {
  system: 'Answer in JSON.',
  messages: [{ role: 'user', content: '2 bed flat in Leeds' }],
  json: true,
}
const ask = (options: Partial<LanguageModelOptions> = {}, completion = question) =>
  createLanguageModel({ apiKey: 'key-1', baseUrl: endpoint.baseUrl, ...options }).complete(
    completion,
  )

test('asks as S1 section 7.1 says and gives back the first choice', async () => {
  endpoint.answer({ content: '{"beds":2}' })
  expect(await ask()).toBe('{"beds":2}')
  const [request] = endpoint.received
  expect(request?.path).toBe('/v1/chat/completions')
  expect(request?.headers.authorization).toBe('Bearer key-1')
  expect(request?.body).toEqual({
    model: 'gpt-4o-mini',
    temperature: 0.1,
    response_format: { type: 'json_object' },
    messages: [
      { role: 'system', content: 'Answer in JSON.' },
      { role: 'user', content: '2 bed flat in Leeds' },
    ],
  })
})

test('takes the configured model, and asks for JSON only when JSON is wanted', async () => {
  endpoint.answer({ content: 'Two paragraphs.' })
  await ask({ model: 'local-7b' }, { ...question, json: false })
  expect(endpoint.received[0]?.body.model).toBe('local-7b')
  expect(endpoint.received[0]?.body).not.toHaveProperty('response_format')
})

test('says how long the answer may be when that matters', async () => {
  endpoint.answer({ content: 'Two paragraphs.' })
  await ask({}, { ...question, maxTokens: 1000 })
  expect(endpoint.received[0]?.body.max_tokens).toBe(1000)
})

test.each([null, '', '  \n'])('an answer of %j has no content', async (content) => {
  endpoint.answer({ content })
  await expect(ask()).rejects.toThrow(NO_CONTENT)
})

test('one failure is tried again, and no more than one', async () => {
  endpoint.answer({ status: 500 }, { content: '{}' })
  expect(await ask()).toBe('{}')
  expect(endpoint.received).toHaveLength(2)

  endpoint.received.length = 0
  endpoint.answer({ status: 500 })
  await expect(ask()).rejects.toThrow('500')
  expect(endpoint.received).toHaveLength(2)
})

test('a refusal is not tried again', async () => {
  endpoint.answer({ status: 401 })
  await expect(ask()).rejects.toThrow('401')
  expect(endpoint.received).toHaveLength(1)
})

test('what a refusal says is not passed on: it may repeat the key', async () => {
  endpoint.answer({ status: 401, message: 'Incorrect API key provided: key-1' })
  const error: unknown = await ask().catch((e: unknown) => e)
  expect(error).toEqual(new Error("The language model's endpoint answered 401"))
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain('key-1')
})

test('an endpoint that cannot be reached is told as such', async () => {
  await expect(ask({ baseUrl: 'http://127.0.0.1:9/v1' })).rejects.toThrow('Connection error')
})

test('an endpoint that never answers is left after the time limit, attempts together', async () => {
  endpoint.answer('silence')
  const started = performance.now()
  await expect(ask({ timeoutMs: 2000 })).rejects.toThrow()
  expect(performance.now() - started).toBeLessThan(3900)
})
