import { broken, type Check, type Finding } from './finding.ts'

const PATIENCE_MS = 15_000

/** Looks at everything at once; what does not answer in time is broken. Findings keep the order of the checks. */
export async function examine(
  checks: readonly Check[],
  patienceMs = PATIENCE_MS,
): Promise<Finding[]> {
  const found = await Promise.all(checks.map((check) => lookAt(check, patienceMs)))
  return found.flat()
}

async function lookAt({ name, todo, look }: Check, patienceMs: number): Promise<Finding[]> {
  const patience = Promise.withResolvers<never>()
  const seconds = Math.round(patienceMs / 1000)
  const timer = setTimeout(
    () => patience.reject(new Error(`no answer within ${seconds} s`)),
    patienceMs,
  )
  try {
    return await Promise.race([look(), patience.promise])
  } catch (error) {
    return [broken(name, reasonOf(error), todo)]
  } finally {
    clearTimeout(timer)
  }
}

/** In one line. Some wrap why they failed, and some errors of a connection have a code and no words. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  const code = 'code' in cause ? String(cause.code) : ''
  return withoutSecrets(cause.message.split('\n')[0] || code || cause.name)
}

/** Some libraries repeat the address that they were given, with its password. */
const withoutSecrets = (text: string) => text.replace(/(\w+:\/\/)[^\s/@]+@/g, '$1…@')
