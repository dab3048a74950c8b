// Measures whether the time of an answer tells if an e-mail address has an account, or gets the newsletter.
// pnpm bench:accounts [tries], 300 for each kind of address unless told.
import { createHash } from 'node:crypto'
import { TEST_SETTINGS } from '@hearth/backend/testing/caller.ts'
import { storeSubscriber } from '@hearth/backend/testing/newsletter.ts'
import { AppError } from '@hearth/core/error.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import type { Database } from '@hearth/db/client.ts'
import { cumulativeStdNormalProbability, median, wilcoxonRankSum } from 'simple-statistics'
import { benchCaller } from './caller.ts'
import { step, withDatabase } from './withDatabase.ts'

const TRIES = Number(process.argv[2] ?? 300)
const PASSWORD = 'analytical engine'
const NO_LIMIT = { max: 1_000_000, windowSeconds: 900 }

type Caller = ReturnType<typeof benchCaller>
type Ask = (caller: Caller, email: string) => Promise<unknown>

const WAYS: Readonly<Record<string, Ask>> = {
  'sign in, wrong password': (caller, email) => caller.account.signIn({ email, password: 'wrong' }),
  'ask for a reset': (caller, email) => caller.account.requestPasswordReset({ email }),
  'sign up': (caller, email) =>
    caller.account.signUp({ name: 'Ada Byron', email, password: 'difference engine' }),
  'ask for the newsletter': (caller, email) => caller.newsletter.subscribe({ email }),
}

async function measure(db: Database): Promise<void> {
  const caller = benchCaller({
    db,
    gazetteer: createGazetteer([]),
    settings: {
      ...TEST_SETTINGS,
      accountLimits: {
        signInPerAddress: NO_LIMIT,
        signInPerAccount: NO_LIMIT,
        signInPerDevice: NO_LIMIT,
        linksPerAddress: NO_LIMIT,
        linksPerEmail: NO_LIMIT,
      },
      newsletterLimits: { perAddress: NO_LIMIT, perEmail: NO_LIMIT },
    },
  })
  step(`opening ${TRIES} accounts`)
  await openAccounts(db, caller)
  const verdicts: Record<string, ReturnType<typeof verdictOn>> = {}
  for (const [name, ask] of Object.entries(WAYS)) {
    step(`${name}: ${TRIES} known and ${TRIES} unknown addresses in turn`)
    verdicts[name] = verdictOn(await timeInTurn(caller, ask))
  }
  console.table(verdicts)
}

const address = (kind: 'known' | 'unknown', nth: number) => `${kind}-${nth}@example.com`

/**
 * One account as people open it, the others as its copies: hashing is made to be slow. Each gets the
 * newsletter.
 */
async function openAccounts(db: Database, caller: Caller): Promise<void> {
  await caller.account.signUp({ name: 'Ada Byron', email: 'ada@example.com', password: PASSWORD })
  for (let nth = 0; nth < TRIES; nth += 1) {
    await db.sql`
      insert into users (email, name, password_hash)
      select ${address('known', nth)}, name, password_hash from account_requests limit 1`
    await storeSubscriber(db, address('known', nth), `a link of ${nth}`)
  }
  await db.sql`analyze`
}

interface Taken {
  known: number[]
  unknown: number[]
}

/** Milliseconds of each try. Which of the two comes first changes as a hash says: no rhythm can favour one. */
async function timeInTurn(caller: Caller, ask: Ask): Promise<Taken> {
  const taken: Taken = { known: [], unknown: [] }
  for (let nth = 0; nth < TRIES; nth += 1) {
    const isKnownFirst = (createHash('sha256').update(String(nth)).digest()[0] ?? 0) < 128
    for (const kind of isKnownFirst
      ? (['known', 'unknown'] as const)
      : (['unknown', 'known'] as const)) {
      const started = performance.now()
      await ask(caller, address(kind, nth)).catch(ignoreRefusal)
      taken[kind].push(performance.now() - started)
    }
  }
  return taken
}

function ignoreRefusal(error: Error): void {
  if (!(error.cause instanceof AppError)) throw error
}

/** Two-sided p of the Wilcoxon rank-sum test (Mann and Whitney's), by the normal approximation. */
function rankTest(one: number[], other: number[]): number {
  const [n, m] = [one.length, other.length]
  const mean = (n * (n + m + 1)) / 2
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12)
  const z = (wilcoxonRankSum(one, other) - mean) / deviation
  return 2 * (1 - cumulativeStdNormalProbability(Math.abs(z)))
}

function verdictOn({ known, unknown }: Taken) {
  const p = rankTest(known, unknown)
  return {
    'known, median ms': median(known).toFixed(2),
    'unknown, median ms': median(unknown).toFixed(2),
    'rank test, p': p.toFixed(3),
    verdict: p > 0.01 ? 'not to be told apart' : 'TOLD APART',
  }
}

await withDatabase(measure)
