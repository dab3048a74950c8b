import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

/** What was sent to PostHog by one browser. */
export interface Sent {
  path: string
  /** The whole body as text, whatever it was packed in. */
  body: string
}

/** What it says of flags. */
const FLAGS = { flags: { 'home-first-section': { enabled: true, variant: 'reading' } } }

/**
 * A PostHog on loopback: takes what is sent and remembers it by the name of the browser that sends it, so that
 * tests that run at the same time do not hear one another. `GET /sent/{name}` tells what it has of a browser.
 */
export async function startPostHog(): Promise<{ address: string; close(): Promise<void> }> {
  const sent: (Sent & { userAgent: string })[] = []
  const server = createServer(async (request, response) => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('content-type', 'application/json')
    if (path.startsWith('/sent/')) {
      const name = decodeURIComponent(path.slice('/sent/'.length))
      return response.end(JSON.stringify(sent.filter(({ userAgent }) => userAgent.includes(name))))
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.method !== 'OPTIONS') {
      const userAgent = request.headers['user-agent'] ?? ''
      sent.push({ path, body: unpacked(Buffer.concat(chunks)), userAgent })
    }
    response.end(JSON.stringify(path.startsWith('/flags') ? FLAGS : { status: 'Ok' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The library packs what it sends as gzip, or as base64 in a form, or not at all. */
function unpacked(body: Buffer): string {
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString()
  const form = new URLSearchParams(body.toString()).get('data')
  return form === null ? body.toString() : Buffer.from(form, 'base64').toString()
}
