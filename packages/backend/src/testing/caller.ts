import { createGazetteer, type Gazetteer } from '@hearth/core/place/gazetteer.ts'
import type { Database } from '@hearth/db/client.ts'
import { NO_FIGURES } from '../figure/collect.ts'
import { NO_CHANGES } from '../live/changes.ts'
import { appRouter } from '../router.ts'
import { ACCOUNT_LIMITS, ENQUIRY_LIMITS, NEWSLETTER_LIMITS, type Settings } from '../settings.ts'
import { type Context, type Cookies, createCallerFactory } from '../trpc.ts'
import { TEST_SITE } from './site.ts'

/** As unset variables have it, with a recipient. */
export const TEST_SETTINGS: Settings = {
  publicUrl: 'https://hearth.example',
  enquiryRecipient: 'enquiries@hearth.example',
  hasMailbox: true,
  hasDemoAccounts: true,
  maps: { apiKey: null, styleUrl: null },
  site: TEST_SITE,
  enquiryLimits: ENQUIRY_LIMITS,
  accountLimits: ACCOUNT_LIMITS,
  newsletterLimits: NEWSLETTER_LIMITS,
}

const createCaller = createCallerFactory(appRouter)

export type Caller = ReturnType<typeof createCaller>

/** Calls procedures without a server in between; whatever is logged as an error fails the test. */
export function testCaller(db: Database, context: Partial<Context> = {}): Caller {
  const gazetteer: Gazetteer = context.gazetteer ?? createGazetteer([])
  return createCaller({
    db,
    gazetteer,
    languageModel: null,
    geocoder: null,
    changes: NO_CHANGES,
    figures: NO_FIGURES,
    settings: TEST_SETTINGS,
    clientAddress: '203.0.113.7',
    userAgent: 'Test/1.0',
    cookies: testCookies(),
    actor: null,
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (fields, message) => {
        throw new Error(`Logged as an error: ${message} ${JSON.stringify(fields)}`)
      },
    },
    now: new Date('2026-11-20T12:00:00Z'),
    ...context,
  })
}

/** The cookies of a browser without any, which remembers what it is given. */
export function testCookies(): Cookies {
  const cookies: Cookies = {
    session: null,
    device: null,
    setSession: (token) => {
      cookies.session = token
    },
    forgetSession: () => {
      cookies.session = null
    },
    setDevice: (token) => {
      cookies.device = token
    },
  }
  return cookies
}
