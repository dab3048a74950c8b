import type { Config } from './config.ts'

/** What pages and e-mails say of whoever runs this Hearth, and of the systems that are told about visitors. */
export function siteConfigOf(config: Config) {
  const { POSTHOG_KEY: key, POSTHOG_HOST: host } = config
  return {
    operator: {
      name: config.OPERATOR_NAME,
      address: config.OPERATOR_ADDRESS ?? null,
      email: config.OPERATOR_EMAIL ?? null,
    },
    analytics: key ? { key, host } : null,
    processors: {
      languageModel: config.OPENAI_API_KEY !== undefined,
      geocoder: config.GEOCODER_URL !== undefined,
      emailService: emailServiceOf(config),
      fileStorage: config.S3_BUCKET ? ('s3' as const) : ('local' as const),
      maps: mapsOf(config),
    },
  }
}

function emailServiceOf({ EMAILJS_PUBLIC_KEY, SMTP_URL }: Config) {
  if (EMAILJS_PUBLIC_KEY) return 'emailjs' as const
  return SMTP_URL ? ('smtp' as const) : ('none' as const)
}

function mapsOf({ GOOGLE_MAPS_API_KEY, MAP_STYLE_URL }: Config) {
  if (GOOGLE_MAPS_API_KEY) return 'google' as const
  return MAP_STYLE_URL ? ('maplibre' as const) : ('none' as const)
}
