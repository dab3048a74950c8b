import { NO_FIGURES } from '@hearth/backend/figure/collect.ts'
import { NO_CHANGES } from '@hearth/backend/live/changes.ts'
import { appRouter } from '@hearth/backend/router.ts'
import { TEST_SETTINGS, testCookies } from '@hearth/backend/testing/caller.ts'
import { type Context, createCallerFactory } from '@hearth/backend/trpc.ts'

const createCaller = createCallerFactory(appRouter)

/** Calls procedures as the server does, without a network in between. */
export function benchCaller(given: Pick<Context, 'db' | 'gazetteer'> & Partial<Context>) {
  return createCaller({
    languageModel: null,
    geocoder: null,
    changes: NO_CHANGES,
    figures: NO_FIGURES,
    settings: TEST_SETTINGS,
    clientAddress: '127.0.0.1',
    userAgent: '',
    cookies: testCookies(),
    actor: null,
    log: { info: () => undefined, warn: console.warn, error: console.error },
    now: new Date(),
    ...given,
  })
}
