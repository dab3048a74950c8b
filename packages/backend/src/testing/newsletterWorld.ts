import type { Database } from '@hearth/db/client.ts'
import { answerRequest } from '../newsletter/jobs.ts'
import type { Context } from '../trpc.ts'
import { NOW } from './accountWorld.ts'
import { testCaller } from './caller.ts'
import { testJobContext } from './jobContext.ts'

/** People who ask for the newsletter, and the worker that answers them by mail. */
export function newsletterWorld(db: Database) {
  const caller = (context: Partial<Context> = {}) => testCaller(db, { now: NOW, ...context })

  /** Does what the worker would, and answers everything that was mailed, with the token of its link. */
  async function deliver(now = NOW) {
    const wanted = await db.sql<{ payload: { requestId: number } }[]>`
      delete from jobs where name = 'newsletter.answer' returning payload`
    for (const { payload } of wanted) await answerRequest(testJobContext(db, { now }), payload)
    const mailed = await db.sql<{ kind: string; to: string; text: string }[]>`
      select kind, to_address as to, text from emails order by id`
    return mailed.map((mail) => ({ ...mail, token: /token=(\S+)/.exec(mail.text)?.[1] ?? '' }))
  }

  /** Subscribes an address as people do. Answers the token of the link that confirmed it. */
  async function subscribed(email: string, now = NOW): Promise<{ confirmToken: string }> {
    await caller({ now }).newsletter.subscribe({ email })
    const confirmToken = (await deliver(now)).at(-1)?.token ?? ''
    await caller({ now }).newsletter.confirm({ token: confirmToken })
    return { confirmToken }
  }

  return { caller, deliver, subscribed }
}
