import { AppError } from '@hearth/core/error.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { TRPCError } from '@trpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appRouter } from './router.ts'
import { AUTHORISATION, type Row } from './testing/authorisationMatrix.ts'
import { holderOf, type Target, wordsUnseenBy } from './testing/authorisationRules.ts'
import { TEST_SETTINGS, testCaller } from './testing/caller.ts'
import { EVERYBODY, NOTHING, storeWorld, type Who, type World } from './testing/world.ts'

const db = await testDatabase()
afterAll(db.close)

const settings = { ...TEST_SETTINGS, hasMailbox: false }
const names = Object.keys(AUTHORISATION)
const tables = await db.sql<{ name: string }[]>`
  select tablename as name from pg_tables
  where schemaname = 'public' and tablename not in ('places', 'throttle_events')`

let world: World | null = null

beforeAll(async () => {
  // Stands for the worker, whom one procedure waits for.
  await db.sql.unsafe(`
    create function do_at_once() returns trigger language plpgsql as
      'begin new.finished_at = now(); return new; end';
    create trigger do_at_once before insert on jobs for each row
      when (new.name = 'amenity.analyse') execute function do_at_once()`)
})

// Clients of others call procedures by these names: a renamed one fails here.
test('every procedure has its row, and every row is a procedure', () => {
  expect(names.toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted())
})

describe.each(Object.entries(AUTHORISATION))('%s', (_, row) => {
  const cases = EVERYBODY.flatMap((who) => row.rule.targets.map((target) => ({ who, target })))

  test.each(cases)('$who, $target', async ({ who, target }) => {
    world ??= await freshWorld()
    const before = await everythingStored()
    const { outcome, answer } = await outcomeOf(() => callAs(world as World, row, who, target))
    const hasChanged = (await everythingStored()) !== before
    if (hasChanged) world = null

    const expected = row.rule.outcome(who, target)
    expect(outcome).toBe(expected)
    if (expected !== 'done' || row.rule.isIdle?.(target)) expect(hasChanged).toBe(false)
    for (const word of unseen(row, who, target)) expect(answer).not.toContain(word)
  })
})

async function freshWorld(): Promise<World> {
  await db.reset()
  return storeWorld(db)
}

/** Everything but what counts attempts, as one string. */
async function everythingStored(): Promise<string> {
  const parts = tables.map(
    ({ name }) => `select to_jsonb(t) as row, '${name}' as name from ${name} t`,
  )
  const [stored] = await db.sql.unsafe<{ digest: string }[]>(
    `select md5(string_agg(name || row::text, ',' order by name, row::text)) as digest
     from (${parts.join(' union all ')}) as everything`,
  )
  return stored?.digest ?? ''
}

function callAs({ actors, things }: World, { rule, call }: Row, who: Who, target: Target) {
  const as = asWhom(rule, who)
  const holder = holderOf(as, target, rule.side)
  const caller = testCaller(db, { actor: actors[who], settings })
  return call(caller, { who: as, holder, things: holder ? things[holder] : NOTHING })
}

const asWhom = ({ isProof }: Row['rule'], who: Who): Who =>
  isProof && who === 'visitor' ? 'user' : who

/** What may not be in an answer. Whoever proves whose account it is learns what the account has. */
function unseen({ rule }: Row, who: Who, target: Target): string[] {
  const reader = rule.isProof ? holderOf(asWhom(rule, who), target, rule.side) : who
  return wordsUnseenBy(reader ?? who, rule.side)
}

async function outcomeOf(call: () => unknown): Promise<{ outcome: string; answer: string }> {
  try {
    return { outcome: 'done', answer: JSON.stringify(await call()) }
  } catch (error) {
    const cause = error instanceof TRPCError ? error.cause : error
    if (!(cause instanceof AppError)) throw error
    return { outcome: cause.code, answer: JSON.stringify(cause.params) }
  }
}
