import type { Config } from '../../packages/config/src/config.ts'
import { type Check, unsetCheck, works } from './finding.ts'

const NAME = 'PostHog'

export function analyticsCheck({ POSTHOG_KEY: key, POSTHOG_HOST: host }: Config): Check {
  if (!key) return unsetCheck(NAME, 'POSTHOG_KEY is not set: nothing is measured, nobody is asked')
  return {
    name: NAME,
    todo: 'Check POSTHOG_KEY and POSTHOG_HOST.',
    async look() {
      // Asks for feature flags, as a browser would: that stores nothing.
      const response = await fetch(new URL('/flags/?v=2', host), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ api_key: key, distinct_id: 'doctor' }),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`${host} answers ${response.status}`)
      return [works(NAME, `${host} knows the project`)]
    },
  }
}
