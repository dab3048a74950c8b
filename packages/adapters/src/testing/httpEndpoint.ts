import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as the endpoint received it, and when. */
export interface HttpRequest {
  method: string
  url: URL
  userAgent: string
  body: string
  at: number
}

/** A status with a body, or nothing for ever. */
export type HttpAnswer = { status?: number; body: string } | 'silence'

export interface HttpEndpoint {
  url: string
  received: HttpRequest[]
  /** What is answered from now on. */
  answer(next: HttpAnswer): void
  close(): Promise<void>
}

/** A service outside, on 127.0.0.1, for tests without a network. */
export async function startHttpEndpoint(): Promise<HttpEndpoint> {
  const received: HttpRequest[] = []
  let answer: HttpAnswer = 'silence'
  const server = createServer(async (request, response) => {
    const at = performance.now()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://127.0.0.1'),
      userAgent: request.headers['user-agent'] ?? '',
      body: Buffer.concat(chunks).toString(),
      at,
    })
    if (answer === 'silence') return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/search`,
    received,
    answer: (next) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
