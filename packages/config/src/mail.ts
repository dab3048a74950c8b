import type { Config } from './config.ts'

/** How e-mails leave, as the mailer takes it. */
export function mailerOptionsOf(config: Config) {
  return { from: config.MAIL_FROM, smtpUrl: config.SMTP_URL, emailJs: emailJsOf(config) }
}

function emailJsOf(config: Config) {
  if (!config.EMAILJS_PUBLIC_KEY) return undefined
  return {
    publicKey: config.EMAILJS_PUBLIC_KEY,
    privateKey: config.EMAILJS_PRIVATE_KEY,
    serviceId: config.EMAILJS_SERVICE_ID ?? '',
    templateId: config.EMAILJS_TEMPLATE_ID ?? '',
    baseUrl: config.EMAILJS_URL,
  }
}
