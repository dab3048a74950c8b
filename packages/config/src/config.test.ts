import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig, VARIABLE_NAMES } from './config.ts'

describe('readConfig', () => {
  test('needs nothing: every variable has a default or may be absent', () => {
    expect(readConfig({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      HEARTH_DATA_DIR: '.data',
      DEMO: 'on',
      OPENAI_MODEL: 'gpt-4o-mini',
      WORKER_PORT: 0,
      MAIL_FROM: 'Hearth <hello@hearth.example>',
      EMAILJS_URL: 'https://api.emailjs.com',
      S3_REGION: 'eu-west-2',
      S3_FORCE_PATH_STYLE: 'off',
      OPERATOR_NAME: 'the operator of this Hearth',
      POSTHOG_HOST: 'https://eu.i.posthog.com',
      LOG_LEVEL: 'info',
    })
  })

  test('an empty variable counts as unset', () => {
    const empty = Object.fromEntries(VARIABLE_NAMES.map((name) => [name, ' ']))
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['DEMO', 'no', 'DEMO must be on or off, not "no".'],
    ['PUBLIC_URL', 'hearth.example', 'PUBLIC_URL must be the address that visitors use'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace, silent'],
    ['OPENAI_BASE_URL', 'file:///etc', 'OPENAI_BASE_URL must be the address of'],
    ['TRUST_PROXY', 'everyone', 'TRUST_PROXY must be IP addresses or ranges'],
    ['TRUST_PROXY', '1', 'TRUST_PROXY must be IP addresses or ranges'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be IP addresses or ranges'],
    ['TRUST_PROXY', '127.0.0.1,', 'TRUST_PROXY must be IP addresses or ranges'],
  ])('%s=%s is refused, in one line', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message)
  })

  test.each([
    ['.env.example', /^([A-Z0-9_]+)=/gm],
    ['README.md', /^\| `([A-Z0-9_]+)` \|/gm],
  ])('%s tells of every variable, and of none that is not read', (file, mention) => {
    const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
    const told = [...text.matchAll(mention)].map(([, name]) => name)
    expect(told.sort()).toEqual([...VARIABLE_NAMES, 'CHROMIUM_PATH'].sort())
  })

  test.each([
    [{ EMAILJS_PUBLIC_KEY: 'k' }, 'EMAILJS_SERVICE_ID must be set as well'],
    [{ EMAILJS_PUBLIC_KEY: 'k', EMAILJS_SERVICE_ID: 's' }, 'EMAILJS_TEMPLATE_ID must be set'],
    [{ EMAILJS_TEMPLATE_ID: 't' }, 'EMAILJS_PUBLIC_KEY must be set as well'],
    [{ S3_BUCKET: 'homes' }, 'S3_ACCESS_KEY_ID must be set as well'],
    [{ S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }, 'S3_BUCKET must be set as well'],
    [{ EMAIL_RATE_PER_MINUTE: '0' }, 'EMAIL_RATE_PER_MINUTE must be a whole number from 1'],
    [{ MAIL_FROM: 'Hearth' }, 'MAIL_FROM must be a sender'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be a Redis address'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must be a mail server'],
    [{ ENQUIRY_RECIPIENT: 'me' }, 'ENQUIRY_RECIPIENT must be an e-mail address'],
  ])('%j is refused', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })

  test('a secret is never repeated in the message', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://user:hunter2@localhost/hearth' })
    expect(read).toThrow('DATABASE_URL must be a PostgreSQL address')
    expect(read).not.toThrow('hunter2')
  })

  test('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT must be .* DEMO must be /)
  })
})
