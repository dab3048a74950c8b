// node apps/worker/src/testing/killable.ts: a worker that is killed at any moment, and taken over from soon.
import { createSmtpMailer } from '@hearth/adapters/mail/smtpMailer.ts'
import { createDatabase } from '@hearth/db/client.ts'
import { startTestWorker } from './testWorker.ts'

const { DATABASE_URL = '', REDIS_URL, SMTP_URL = '' } = process.env
const db = createDatabase(DATABASE_URL, { max: 12 })
const mailer = createSmtpMailer({ url: SMTP_URL, from: 'Hearth <hello@hearth.example>' })
await startTestWorker({ db, databaseUrl: DATABASE_URL, redisUrl: REDIS_URL, context: { mailer } })
process.once('disconnect', () => process.exit())
process.send?.({ ready: true })
