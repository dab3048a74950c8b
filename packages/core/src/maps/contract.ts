import { z } from 'zod'

/** What the browser may know of the map services. Both null: the text panel. */
export const mapsConfigOutput = z.object({
  /** For Google's static pictures; it is public by nature and restricted by its referrers. */
  apiKey: z.string().nullable(),
  /** Of a MapLibre style, used when there is no key. */
  styleUrl: z.string().nullable(),
})
export type MapsConfig = z.infer<typeof mapsConfigOutput>
