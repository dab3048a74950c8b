import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import type { Database } from '@hearth/db/client.ts'
import type { JobContext } from '../jobHandler.ts'
import { TEST_SETTINGS } from './caller.ts'

/** What a job is given, with nothing outside; whatever is logged as a warning or error fails the test. */
export function testJobContext(db: Database, context: Partial<JobContext> = {}): JobContext {
  const refuse = (fields: object, message: string) => {
    throw new Error(`Logged: ${message} ${JSON.stringify(fields)}`)
  }
  return {
    db,
    gazetteer: createGazetteer([]),
    languageModel: null,
    mailer: {
      kind: 'mailbox',
      send: () => Promise.reject(new Error('Nothing is sent here')),
      close: async () => undefined,
    },
    geocoder: null,
    placeSource: null,
    storage: createMemoryStorage(),
    pictureMaker: { makeOver: () => Promise.reject(new Error('Nothing is made over here')) },
    settings: { ...TEST_SETTINGS, enquiryRecipient: null },
    emailsPerMinute: null,
    log: { info: () => undefined, warn: refuse, error: refuse },
    now: new Date('2026-11-20T12:00:00Z'),
    ...context,
  }
}
