import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface SmtpSink {
  url: string
  /** How often each Message-ID was accepted. */
  accepted: Map<string, number>
  close(): Promise<void>
}

/** A mail server on 127.0.0.1 that takes everything, after a moment, and notes the Message-IDs. */
export async function startSmtpSink(delayMs: number): Promise<SmtpSink> {
  const accepted = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const [, id = 'none'] = /^Message-ID: <([^>]+)>/im.exec(`${Buffer.concat(chunks)}`) ?? []
        setTimeout(() => {
          accepted.set(id, (accepted.get(id) ?? 0) + 1)
          done()
        }, delayMs)
      })
    },
  })
  // A client that is killed in the middle of a sentence.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
