import { isDeepStrictEqual } from 'node:util'
import { publicUrlOf } from '../../packages/config/src/addresses.ts'
import type { Config } from '../../packages/config/src/config.ts'
import { isLoopback, isLoopbackUrl } from '../../packages/config/src/loopback.ts'
import { siteConfigOf } from '../../packages/config/src/site.ts'
import { broken, type Check, type Finding, unset, weak, works } from './finding.ts'

const NAME = 'Address'
const PROXY = 'Proxy'

/** Whether the address that people use leads to this Hearth, and what stands in between tells the truth. */
export function addressCheck(config: Config): Check {
  const { PUBLIC_URL, HOST } = config
  if (!PUBLIC_URL) {
    const said = `PUBLIC_URL is not set: links in e-mails begin with ${publicUrlOf(config)}`
    const finding = isLoopback(HOST)
      ? unset(NAME, said)
      : weak(NAME, said, 'Set PUBLIC_URL to the address that people use.')
    return { name: NAME, todo: '', look: async () => [finding] }
  }
  if (isLoopbackUrl(PUBLIC_URL) && !isLoopback(HOST)) return unseen(publicUrlOf(config))
  return {
    name: NAME,
    todo: 'Start the server, and let PUBLIC_URL lead to it from here as well.',
    look: () => lookAtAddress(config, publicUrlOf(config)),
  }
}

/** In a container, loopback is the container itself, and not the machine whose visitors are meant. */
function unseen(url: string): Check {
  const said = `${url} cannot be seen from here: it leads everybody to their own machine`
  const todo = 'Open it on this machine; for others, set PUBLIC_URL to the address that they use.'
  return { name: NAME, todo: '', look: async () => [weak(NAME, said, todo)] }
}

async function lookAtAddress(config: Config, url: string): Promise<Finding[]> {
  const live = await fetch(`${url}/health/live`)
  await live.body?.cancel()
  if (!live.ok) throw new Error(`${url}/health/live answers ${live.status}`)
  const isPrivate = isLoopback(new URL(url).hostname)
  return [await judgeAddress(config, url, isPrivate), ...(await judgeProxy(config, url, isPrivate))]
}

async function judgeAddress(config: Config, url: string, isPrivate: boolean): Promise<Finding> {
  if (!(await isThisHearth(config, url))) {
    const todo = 'Start the servers with the settings that the doctor has.'
    return weak(NAME, `${url} answers, with other settings than these`, todo)
  }
  if (url.startsWith('https:') || isPrivate) return works(NAME, `${url} leads to this Hearth`)
  return weak(NAME, `${url} leads to this Hearth, unprotected`, 'Let a proxy speak https in front.')
}

/** Whether what pages are told there is what these settings say. */
async function isThisHearth(config: Config, url: string): Promise<boolean> {
  const response = await fetch(`${url}/trpc/site.config`)
  const answer = (await response.json()) as { result?: { data?: unknown } }
  return isDeepStrictEqual(answer.result?.data, siteConfigOf(config))
}

/** The server itself speaks no https: what does stands in front, and must be told of. */
async function judgeProxy(config: Config, url: string, isPrivate: boolean): Promise<Finding[]> {
  if (isPrivate) return []
  if (url.startsWith('https:') && !config.TRUST_PROXY) {
    const said = 'TRUST_PROXY is not set: all visitors count as one, and share its limits'
    return [broken(PROXY, said, 'Set TRUST_PROXY to the addresses of the proxies.')]
  }
  const metrics = await fetch(`${url}/metrics`)
  await metrics.body?.cancel()
  if (!metrics.ok) return [works(PROXY, 'figures of the process are closed to visitors')]
  const todo = 'Let the proxy set X-Forwarded-For, or set METRICS_TOKEN.'
  return [broken(PROXY, `${url}/metrics is open to everybody`, todo)]
}
