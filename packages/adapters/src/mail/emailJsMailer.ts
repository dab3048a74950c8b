import type { Mailer, OutgoingEmail } from './mailer.ts'

export interface EmailJsOptions {
  /** The account's public key, called user_id on the wire. */
  publicKey: string
  /** For accounts that refuse programs without one. */
  privateKey?: string | undefined
  serviceId: string
  templateId: string
  /** https://api.emailjs.com */
  baseUrl: string
  timeoutMs?: number
}

/** The version of the wire format that is spoken. */
const LIB_VERSION = '4.4.1'
const DEFAULT_TIMEOUT_MS = 15_000

/** What the service's refusals are called (S1 section 8). */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
}

/** The service said no, or nothing. Status 0: it could not be reached. */
export class EmailJsError extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.name = 'EmailJsError'
    this.status = status
  }
}

/** Sends through EmailJS, which fills in a template of its own. Throws when an option is empty. */
export function createEmailJsMailer(options: EmailJsOptions): Mailer {
  for (const name of ['publicKey', 'serviceId', 'templateId'] as const) {
    if (!options[name].trim()) throw new Error(`EmailJS needs a ${name} that is not empty`)
  }
  const url = `${options.baseUrl.replace(/\/+$/, '')}/api/v1.0/email/send`
  return {
    kind: 'emailjs',
    async send(email) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(requestOf(options, email)),
        signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      }).catch(() => {
        throw new EmailJsError(0, 'Network Error')
      })
      // The body may repeat what was sent, and says nothing that the status does not.
      await response.body?.cancel()
      if (!response.ok) {
        const { status } = response
        throw new EmailJsError(status, STATUS_TEXTS[status] ?? `EmailJS answered ${status}`)
      }
    },
    close: async () => undefined,
  }
}

function requestOf(options: EmailJsOptions, email: OutgoingEmail) {
  return {
    lib_version: LIB_VERSION,
    user_id: options.publicKey,
    service_id: options.serviceId,
    template_id: options.templateId,
    ...(options.privateKey !== undefined && { accessToken: options.privateKey }),
    template_params: {
      ...email.params,
      to_email: email.to,
      reply_to: email.replyTo ?? '',
      subject: email.subject,
      message_html: email.html,
      message_text: email.text,
      message_id: email.messageId,
    },
  }
}
