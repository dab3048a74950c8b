import { z } from 'zod'

/** The company that somebody acts for, as its own people see it. */
export const companySchema = z.object({
  id: z.number().int(),
  companyName: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Where enquiries about its homes are sent; null: nowhere yet. */
  email: z.string().nullable(),
})
export type Company = z.infer<typeof companySchema>

/** A company and how much there is in each tab of its dashboard. */
export const dashboardOutput = z.object({
  company: companySchema,
  counts: z.object({
    /** Homes that are not withdrawn, of whatever status. */
    properties: z.number().int(),
    /** Viewings of its homes, whatever became of them. */
    viewings: z.number().int(),
    /** Messages that seekers wrote about its homes. */
    messages: z.number().int(),
  }),
})
export type Dashboard = z.infer<typeof dashboardOutput>
