import type { SiteConfig } from '@hearth/core/site/contract.ts'

/** Whoever runs the Hearth of a test has said their name alone, and uses nothing outside. */
export const TEST_SITE: SiteConfig = {
  operator: { name: 'Hearth', address: null, email: null },
  analytics: null,
  processors: {
    languageModel: false,
    geocoder: false,
    emailService: 'none',
    fileStorage: 'local',
    maps: 'none',
  },
}
