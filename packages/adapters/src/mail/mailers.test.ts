import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { createMailer } from './createMailer.ts'
import { createEmailJsMailer } from './emailJsMailer.ts'
import type { Mailer, OutgoingEmail } from './mailer.ts'

const EMAIL: OutgoingEmail = {
  messageId: 'one@mail.hearth.example',
  to: 'ada@example.com',
  replyTo: 'bob@example.com',
  subject: 'Your viewing: 9 o’clock',
  html: '<p>Hello <b>Ada</b></p>',
  text: 'Hello Ada',
  params: { from_name: 'Bob', viewing_time: '09:00, 10:00' },
}
const FROM = 'Hearth <hello@hearth.example>'

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})
const owned = (mailer: Mailer): Mailer => {
  endings.push(() => mailer.close())
  return mailer
}

describe('SMTP', () => {
  async function startServer(refusal?: { responseCode: number; message: string }) {
    const received: { recipients: string[]; raw: string }[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          received.push({ recipients, raw: Buffer.concat(chunks).toString() })
          done(refusal ? Object.assign(new Error(refusal.message), refusal) : undefined)
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    endings.push(() => new Promise((resolve) => server.close(() => resolve(undefined))))
    const { port } = server.server.address() as AddressInfo
    return { received, smtpUrl: `smtp://127.0.0.1:${port}` }
  }

  test('a server gets the whole e-mail, under our Message-ID', async () => {
    const { received, smtpUrl } = await startServer()
    const mailer = owned(createMailer({ from: FROM, smtpUrl }))
    expect(mailer.kind).toBe('smtp')
    await mailer.send(EMAIL)
    await mailer.send(EMAIL)
    expect(received.map(({ recipients }) => recipients)).toEqual([
      ['ada@example.com'],
      ['ada@example.com'],
    ])
    for (const { raw } of received) {
      expect(await PostalMime.parse(raw)).toMatchObject({
        messageId: '<one@mail.hearth.example>',
        from: { name: 'Hearth', address: 'hello@hearth.example' },
        to: [{ address: 'ada@example.com' }],
        replyTo: [{ address: 'bob@example.com' }],
        subject: 'Your viewing: 9 o’clock',
        text: expect.stringContaining('Hello Ada'),
        html: expect.stringContaining('<b>Ada</b>'),
      })
    }
  })

  test('an e-mail that can be ended says where, to be ended by one press', async () => {
    const { received, smtpUrl } = await startServer()
    const mailer = owned(createMailer({ from: FROM, smtpUrl }))
    const unsubscribeUrl = `https://hearth.example/unsubscribe?token=${crypto.randomUUID()}`
    await mailer.send({ ...EMAIL, unsubscribeUrl })
    await mailer.send({ ...EMAIL, unsubscribeUrl: null })
    const [ending, other] = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)))
    const header = (of: typeof ending, key: string) =>
      of?.headers.find((each) => each.key === key)?.value
    expect(header(ending, 'list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(header(ending, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header(other, 'list-unsubscribe')).toBeUndefined()
    expect(header(other, 'list-unsubscribe-post')).toBeUndefined()
  })

  test('a calendar entry goes along as one that mail programs offer to keep', async () => {
    const { received, smtpUrl } = await startServer()
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nSUMMARY:Zoë\r\nEND:VCALENDAR\r\n'
    const mailer = owned(createMailer({ from: FROM, smtpUrl }))
    await mailer.send({ ...EMAIL, calendar: { method: 'CANCEL', content } })
    await mailer.send({ ...EMAIL, calendar: null })
    const [withEntry, without] = await Promise.all(
      received.map(({ raw }) => PostalMime.parse(raw, { attachmentEncoding: 'utf8' })),
    )
    // An alternative that is read in place, and a file for programs that cannot. The parser of this
    // test ends lines in its own way.
    const read = content.replaceAll('\r\n', '\n')
    const attached = withEntry?.attachments.map((each) => ({
      ...each,
      content: String(each.content).replaceAll('\r\n', '\n'),
    }))
    expect(attached).toContainEqual(
      expect.objectContaining({ mimeType: 'text/calendar', method: 'CANCEL', content: read }),
    )
    expect(attached).toContainEqual(
      expect.objectContaining({ filename: 'viewing.ics', content: read }),
    )
    expect(withEntry?.text).toContain('Hello Ada')
    expect(without?.attachments).toEqual([])
  })

  test('a subject with line breaks adds no header, an address with commas no recipient', async () => {
    const { received, smtpUrl } = await startServer()
    const mailer = owned(createMailer({ from: FROM, smtpUrl }))
    await mailer.send({ ...EMAIL, subject: 'Hello\r\nBcc: eve@example.com\r\nX-Evil: 1' })
    const { headers } = await PostalMime.parse(received[0]?.raw ?? '')
    expect(headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(received[0]?.recipients).toEqual(['ada@example.com'])
    await mailer
      .send({ ...EMAIL, to: 'ada@example.com, eve@example.com' })
      .catch((error: unknown) => expect(error).toBeInstanceOf(Error))
    expect(received.flatMap(({ recipients }) => recipients)).not.toContain('eve@example.com')
  })

  test('what the server refuses, and a server that is not there, are errors', async () => {
    const { smtpUrl } = await startServer({ responseCode: 452, message: 'Mailbox full' })
    await expect(owned(createMailer({ from: FROM, smtpUrl })).send(EMAIL)).rejects.toThrow(
      'Mailbox full',
    )
    const nobody = owned(createMailer({ from: FROM, smtpUrl: 'smtp://127.0.0.1:1' }))
    await expect(nobody.send(EMAIL)).rejects.toThrow('ECONNREFUSED')
  })
})

describe('EmailJS', () => {
  const keys = { publicKey: 'pub', serviceId: 'service', templateId: 'template' }

  async function startServer(status: number) {
    const received: { path: string; body: Record<string, unknown> }[] = []
    const server = createServer(async (request, response) => {
      received.push({ path: request.url ?? '', body: await jsonOf(request) })
      response.writeHead(status).end('the body says hunter2')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    endings.push(() => new Promise((resolve) => server.close(() => resolve(undefined))))
    const { port } = server.address() as AddressInfo
    return { received, baseUrl: `http://127.0.0.1:${port}/` }
  }

  async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return JSON.parse(Buffer.concat(chunks).toString())
  }

  test('is called as the specification says, with every parameter', async () => {
    const { received, baseUrl } = await startServer(200)
    const emailJs = { ...keys, privateKey: 'secret', baseUrl }
    const mailer = owned(createMailer({ from: FROM, smtpUrl: 'smtp://127.0.0.1:1', emailJs }))
    expect(mailer.kind).toBe('emailjs')
    await mailer.send(EMAIL)
    expect(received).toEqual([
      {
        path: '/api/v1.0/email/send',
        body: {
          lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
          user_id: 'pub',
          service_id: 'service',
          template_id: 'template',
          accessToken: 'secret',
          template_params: {
            from_name: 'Bob',
            viewing_time: '09:00, 10:00',
            to_email: 'ada@example.com',
            reply_to: 'bob@example.com',
            subject: EMAIL.subject,
            message_html: EMAIL.html,
            message_text: EMAIL.text,
            message_id: EMAIL.messageId,
          },
        },
      },
    ])
  })

  test.each([
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Headless Browser'],
    [500, 'EmailJS answered 500'],
  ])('status %i is called "%s"', async (status, text) => {
    const { baseUrl } = await startServer(status)
    const sending = createEmailJsMailer({ ...keys, baseUrl }).send(EMAIL)
    await expect(sending).rejects.toMatchObject({ status, message: text })
  })

  test('a service that cannot be reached, or is silent, is a network error of status 0', async () => {
    const failure = { status: 0, message: 'Network Error' }
    const nobody = createEmailJsMailer({ ...keys, baseUrl: 'http://127.0.0.1:1' })
    await expect(nobody.send(EMAIL)).rejects.toMatchObject(failure)
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    endings.push(async () => silent.closeAllConnections())
    endings.push(() => new Promise((resolve) => silent.close(resolve)))
    const { port } = silent.address() as AddressInfo
    const baseUrl = `http://127.0.0.1:${port}`
    const waiting = createEmailJsMailer({ ...keys, baseUrl, timeoutMs: 100 }).send(EMAIL)
    await expect(waiting).rejects.toMatchObject(failure)
    silent.closeAllConnections()
  })

  test.each(['publicKey', 'serviceId', 'templateId'])('an empty %s is refused', (name) => {
    const options = { ...keys, [name]: ' ', baseUrl: 'http://127.0.0.1:1' }
    expect(() => createEmailJsMailer(options)).toThrow(`EmailJS needs a ${name}`)
  })
})

test('without any of them, mail stays where it is', async () => {
  const mailer = owned(createMailer({ from: FROM }))
  expect(mailer.kind).toBe('mailbox')
  await expect(mailer.send(EMAIL)).resolves.toBeUndefined()
})
