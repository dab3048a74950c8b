import type { SiteConfig } from '@hearth/core/site/contract.ts'

/** Somebody outside who is told something, because this Hearth is set up so. */
export interface Processor {
  name: string
  told: string
}

const LANGUAGE_MODEL: Processor = {
  name: 'A language model',
  told: 'What you type to search, with up to ten earlier messages of the same conversation, to find out what you are looking for; and the descriptions of homes, to set them in paragraphs. It is not told who you are, so leave out what would tell it.',
}

const GEOCODER: Processor = {
  name: 'A geocoder',
  told: 'The addresses of homes that agents list, to find where they are. Nothing about visitors.',
}

const EMAIL: Readonly<Record<'smtp' | 'emailjs', Processor>> = {
  smtp: {
    name: 'A mail server',
    told: 'The e-mails that are sent to you and to agents, and their addresses.',
  },
  emailjs: {
    name: 'EmailJS',
    told: 'The e-mails that are sent to you and to agents, and their addresses. EmailJS delivers them for us.',
  },
}

const FILES: Processor = {
  name: 'A storage service',
  told: 'The pictures and documents that agents upload, and their imported files.',
}

const MAPS: Readonly<Record<'google' | 'maplibre', Processor>> = {
  google: {
    name: 'Google Maps',
    told: 'Your browser fetches the picture of the map from Google on the page of a home, and so Google learns your network address and which place you look at.',
  },
  maplibre: {
    name: 'A map server',
    told: 'Your browser fetches the map from it, and so it learns your network address and which place you look at.',
  },
}

const POSTHOG: Processor = {
  name: 'PostHog',
  told: 'Only once you have said yes to analytics: which pages you open, what you press on those that look the same to everybody, and what you chose from lists. If you are signed in it is told the number of your account. Never what you write, a place, a price, or what is in your account. The Cookie Policy says more.',
}

/** Who is told something here, by how this Hearth is set up. Empty: nobody. */
export function processorsOf({ analytics, processors }: SiteConfig): Processor[] {
  const { languageModel, geocoder, emailService, fileStorage, maps } = processors
  return [
    languageModel && LANGUAGE_MODEL,
    geocoder && GEOCODER,
    emailService !== 'none' && EMAIL[emailService],
    fileStorage === 's3' && FILES,
    maps !== 'none' && MAPS[maps],
    analytics !== null && POSTHOG,
  ].filter((processor) => processor !== false)
}
