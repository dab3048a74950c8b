import { AppError } from '@hearth/core/error.ts'
import type { Database } from '@hearth/db/client.ts'
import { TRPCError } from '@trpc/server'
import { readSession } from '../account/data.ts'
import { sendLink } from '../account/jobs.ts'
import type { Context } from '../trpc.ts'
import { type Caller, TEST_SETTINGS, testCaller, testCookies } from './caller.ts'
import { testJobContext } from './jobContext.ts'

export const NOW = new Date('2026-11-20T12:00:00Z')
export const later = (ms: number) => new Date(NOW.getTime() + ms)
export const HOUR = 3_600_000
export const ADA = { name: 'Ada Byron', email: 'ada@example.com', password: 'analytical engine' }
export const BOB = { name: 'Bob', email: 'bob@example.com', password: 'babbage engine' }

/** How a call ended: "done", or the code of its refusal. */
export const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => {
      const cause = error instanceof TRPCError ? error.cause : error
      return cause instanceof AppError ? cause.code : String(error)
    },
  )

/** People with browsers, and the worker that sends them links. */
export function accountWorld(db: Database) {
  /** A browser: its cookies, and whom they sign in. */
  function browser(context: Partial<Context> = {}) {
    const cookies = testCookies()
    const call = async (more: Partial<Context> = {}): Promise<Caller> => {
      const open = cookies.session ? await readSession(db, TEST_SETTINGS, cookies.session) : null
      return testCaller(db, { now: NOW, ...context, cookies, actor: open?.actor ?? null, ...more })
    }
    return { cookies, call }
  }

  /** Does what the worker would, and answers what was mailed: kind, address, and the token of its link. */
  async function deliver(now = NOW) {
    const wanted = await db.sql<{ id: string; payload: { requestId: number } }[]>`
      delete from jobs where name = 'account.sendLink' returning id, payload`
    for (const { payload } of wanted) await sendLink(testJobContext(db, { now }), payload)
    const mailed = await db.sql<{ kind: string; to: string; text: string }[]>`
      select kind, to_address as to, text from emails order by id`
    return mailed.map(({ text, ...mail }) => ({
      ...mail,
      text,
      token: /#(\S+)/.exec(text)?.[1] ?? '',
    }))
  }

  async function openAccount(person = ADA): Promise<void> {
    const visitor = await browser().call()
    await visitor.account.signUp(person)
    const mail = (await deliver()).find(({ to }) => to === person.email)
    await visitor.account.confirmEmail({ token: mail?.token ?? '' })
    await db.sql`truncate emails, jobs, throttle_events`
  }

  /** A browser that an account is signed in to. */
  async function signedIn(person = ADA) {
    const own = browser()
    await (await own.call()).account.signIn(person)
    return own
  }

  const empty = () =>
    db.sql`truncate users, account_requests, emails, jobs, throttle_events, messages, viewings,
      newsletter_requests, newsletter_subscribers cascade`

  return { browser, deliver, openAccount, signedIn, empty }
}
