// Measures how long acceptances of viewings take when they want the same hour of one agent, beside as many
// of agents who have nothing to do with each other. pnpm bench:rivals [rounds], 10 unless told.
import { storeAgent, storeUser } from '@hearth/backend/testing/accounts.ts'
import { storeHome } from '@hearth/backend/testing/homes.ts'
import { storeViewing } from '@hearth/backend/testing/viewings.ts'
import { AppError } from '@hearth/core/error.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import type { Database } from '@hearth/db/client.ts'
import { quantile } from 'simple-statistics'
import { benchCaller } from './caller.ts'
import { step, withDatabase } from './withDatabase.ts'

const ROUNDS = Number(process.argv[2] ?? 10)
const RIVALS = 50
const NOW = new Date('2026-11-20T12:00:00Z')

/** A request to see a home, and who answers it. */
interface Request {
  id: number
  agent: Awaited<ReturnType<typeof storeAgent>>
}

interface Taken {
  /** Milliseconds of each acceptance. */
  ms: number[]
  done: number
}

async function measure(db: Database): Promise<void> {
  const seeker = await storeUser(db, 'ada@example.com')
  let agencies = 0
  const newAgent = () => {
    agencies += 1
    return storeAgent(db, `agent${agencies}@example.com`)
  }
  const ask = async (agent: Request['agent']): Promise<Request> => {
    const home = await storeHome(db, agent.agentId)
    return { agent, id: await storeViewing(db, home, seeker) }
  }
  const rivals: Taken = { ms: [], done: 0 }
  const strangers: Taken = { ms: [], done: 0 }
  step(`${ROUNDS} rounds of ${RIVALS} acceptances at once: of one agent, and of ${RIVALS} agents`)
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await newAgent()
    await acceptAtOnce(db, await times(() => ask(one)), rivals)
    await acceptAtOnce(db, await times(async () => ask(await newAgent())), strangers)
  }
  const p50 = { rivals: quantile(rivals.ms, 0.5), strangers: quantile(strangers.ms, 0.5) }
  console.table({ 'one agent': rowOf(rivals), [`${RIVALS} agents`]: rowOf(strangers) })
  console.log(`p50 of rivals / p50 of strangers: ${(p50.rivals / p50.strangers).toFixed(2)}`)
}

async function times<Made>(make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (let nth = 0; nth < RIVALS; nth += 1) made.push(await make())
  return made
}

/** Accepts all of them in the same moment. Whatever is neither done nor told to be taken is a fault. */
async function acceptAtOnce(db: Database, requests: Request[], taken: Taken): Promise<void> {
  const gazetteer = createGazetteer([])
  await Promise.all(
    requests.map(async ({ id, agent }) => {
      const caller = benchCaller({ db, gazetteer, actor: agent.actor, now: NOW })
      const started = performance.now()
      await caller.agent.viewings.accept({ id, date: '2026-11-23', time: '10:00' }).then(
        () => {
          taken.done += 1
        },
        (error: Error) => {
          if (!(error.cause instanceof AppError) || error.cause.code !== 'taken') throw error
        },
      )
      taken.ms.push(performance.now() - started)
    }),
  )
}

const rowOf = ({ ms, done }: Taken) => ({
  'p50 ms': quantile(ms, 0.5).toFixed(1),
  'p99 ms': quantile(ms, 0.99).toFixed(1),
  accepted: done,
  refused: ms.length - done,
})

await withDatabase(measure, RIVALS)
