import { z } from 'zod'

/** What a page says of whoever runs this Hearth, and what it may load; the same for everybody. */
export const siteConfigOutput = z.object({
  /** Who answers for the data: named in the legal pages. Null: nobody has said it yet. */
  operator: z.object({
    name: z.string(),
    /** A postal address on one line; null: not told. */
    address: z.string().nullable(),
    /** Where to write about one's data; null: not told. */
    email: z.string().nullable(),
  }),
  /** PostHog's project and its host; null: nothing is measured and nobody is asked. */
  analytics: z.object({ key: z.string(), host: z.string() }).nullable(),
  /** Outside systems that are told something about visitors, for the privacy page. */
  processors: z.object({
    languageModel: z.boolean(),
    geocoder: z.boolean(),
    emailService: z.enum(['none', 'smtp', 'emailjs']),
    fileStorage: z.enum(['local', 's3']),
    maps: z.enum(['none', 'google', 'maplibre']),
  }),
})
export type SiteConfig = z.infer<typeof siteConfigOutput>
