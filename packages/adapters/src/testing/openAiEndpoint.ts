import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as the endpoint received it. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: {
    model: string
    temperature: number
    messages: { role: string; content: string }[]
    response_format?: { type: string }
    max_tokens?: number
  }
}

/** What the endpoint answers: a message of the model, a status alone, or nothing for ever. */
export type Answer = { content: string | null } | { status: number; message?: string } | 'silence'

export interface OpenAiEndpoint {
  baseUrl: string
  received: Received[]
  /** Answers from now on; the last one is repeated. */
  answer(...answers: Answer[]): void
  close(): Promise<void>
}

/** A server on 127.0.0.1 that speaks the OpenAI wire format, for tests without a network. */
export async function startOpenAiEndpoint(): Promise<OpenAiEndpoint> {
  const received: Received[] = []
  let answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === 'silence' || answer === undefined) return
    const status = 'status' in answer ? answer.status : 200
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify('status' in answer ? refusal(answer) : completion(answer)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    answer: (...next) => {
      answers = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const refusal = ({ message = 'no' }: { message?: string }) => ({ error: { message } })

function completion({ content }: { content: string | null }) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'gpt-4o-mini',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  }
}
