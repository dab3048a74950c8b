import { verifySmtp } from '../../packages/adapters/src/mail/smtpMailer.ts'
import type { Config } from '../../packages/config/src/config.ts'
import { type Check, unsetCheck, works } from './finding.ts'

const NAME = 'E-mail'

export function mailCheck({ EMAILJS_PUBLIC_KEY, EMAILJS_URL, SMTP_URL, MAIL_FROM }: Config): Check {
  if (EMAILJS_PUBLIC_KEY) {
    return {
      name: NAME,
      todo: 'Check EMAILJS_URL, and that this machine may reach it.',
      async look() {
        const response = await fetch(EMAILJS_URL, { redirect: 'manual' })
        await response.body?.cancel()
        // Only an e-mail would tell more, and nobody should get one for this.
        return [
          works(NAME, `${EMAILJS_URL} answers; whether it takes the keys, the first mail shows`),
        ]
      },
    }
  }
  if (!SMTP_URL) {
    return unsetCheck(NAME, 'SMTP_URL is not set: mail goes nowhere, and /mailbox may show it')
  }
  return {
    name: NAME,
    todo: 'Check SMTP_URL: host, port, user and password.',
    async look() {
      await verifySmtp(SMTP_URL)
      return [works(NAME, `${new URL(SMTP_URL).host} takes mail, from ${MAIL_FROM}`)]
    },
  }
}
