import { readConfig } from '@hearth/config/config.ts'
import { expect, test } from 'vitest'
import { settingsOf } from './settings.ts'

const settings = (env: Record<string, string>) => settingsOf(readConfig(env))

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ PUBLIC_URL: 'https://hearth.example/' }, 'https://hearth.example'],
])('links in e-mails begin, with %j, with %s', (env, publicUrl) => {
  expect(settings(env).publicUrl).toBe(publicUrl)
})

test('the mailbox is there on loopback alone, unless it is switched by name', () => {
  expect(settings({}).hasMailbox).toBe(true)
  expect(settings({ HOST: '0.0.0.0' }).hasMailbox).toBe(false)
  expect(settings({ HOST: '0.0.0.0', MAILBOX: 'on' }).hasMailbox).toBe(true)
  expect(settings({ MAILBOX: 'off' }).hasMailbox).toBe(false)
})

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ PUBLIC_URL: 'https://hearth.example' }, false],
  [{ PUBLIC_URL: 'https://hearth.example', MAILBOX: 'on', DEMO_ACCOUNTS: 'on' }, true],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
])('what is for development alone is there, with %j: %s', (env, isThere) => {
  const { hasMailbox, hasDemoAccounts } = settings(env)
  expect({ hasMailbox, hasDemoAccounts }).toEqual({ hasMailbox: isThere, hasDemoAccounts: isThere })
})

test('enquiries go to a made-up recipient only while no mail leaves', () => {
  expect(settings({}).enquiryRecipient).toBe('enquiries@hearth.example')
  expect(settings({ SMTP_URL: 'smtp://mail.example' }).enquiryRecipient).toBeNull()
  expect(settings({ ENQUIRY_RECIPIENT: 'me@example.com' }).enquiryRecipient).toBe('me@example.com')
})

test('pages tell who runs this Hearth and what is told to whom, as it is configured', () => {
  expect(settings({}).site).toEqual({
    operator: { name: 'the operator of this Hearth', address: null, email: null },
    analytics: null,
    processors: {
      languageModel: false,
      geocoder: false,
      emailService: 'none',
      fileStorage: 'local',
      maps: 'none',
    },
  })
  const set = settings({
    OPERATOR_NAME: 'Hearth Ltd',
    OPERATOR_ADDRESS: '1 High Street, York',
    OPERATOR_EMAIL: 'data@hearth.example',
    POSTHOG_KEY: 'phc_1',
    OPENAI_API_KEY: 'key',
    SMTP_URL: 'smtp://mail.example',
    MAP_STYLE_URL: 'https://tiles.example/style.json',
  }).site
  expect(set.operator).toEqual({
    name: 'Hearth Ltd',
    address: '1 High Street, York',
    email: 'data@hearth.example',
  })
  expect(set.analytics).toEqual({ key: 'phc_1', host: 'https://eu.i.posthog.com' })
  expect(set.processors).toMatchObject({
    languageModel: true,
    emailService: 'smtp',
    maps: 'maplibre',
  })
})
