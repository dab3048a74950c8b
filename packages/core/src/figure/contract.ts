import { z } from 'zod'

const propertyId = z.number('Say which home this is about.').int().positive().max(2_147_483_647)

/** What is counted as it happens, because nothing else is stored of it. */
export const COUNTED_KINDS = ['impressions', 'pageViews', 'saves'] as const
export type CountedKind = (typeof COUNTED_KINDS)[number]

/** What an agent is told of a listing, from the first glance to the visit. */
export const FIGURE_KINDS = [...COUNTED_KINDS, 'enquiries', 'viewings'] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

/** What only a browser knows: that a page is really shown, and that a visitor put a heart on. */
export const countInput = z.object({ propertyId, kind: z.enum(['pageViews', 'saves']) })
export const countOutput = z.object({ success: z.literal(true) })

const count = z.number().int().nonnegative()
const figuresSchema = z.object({
  /** How often it stood in results. */
  impressions: count,
  /** How often its page was opened. */
  pageViews: count,
  /** How often somebody put a heart on it. */
  saves: count,
  /** How many people wrote about it for the first time. */
  enquiries: count,
  /** How many viewings were asked for. */
  viewings: count,
})
export type Figures = z.infer<typeof figuresSchema>

/** The figures of one day in London, yyyy-MM-dd. */
const dayFiguresSchema = figuresSchema.extend({ day: z.iso.date() })
export type DayFigures = z.infer<typeof dayFiguresSchema>

export const figuresOfPropertyInput = z.object({ propertyId })
export const figuresOfPropertyOutput = z.object({
  property: z.object({
    id: z.number().int(),
    title: z.string(),
    address: z.string(),
    /** Whether everybody finds it; one that is sold or let still has its page. */
    isPublic: z.boolean(),
    /** Whether its page is there at all. */
    hasPage: z.boolean(),
  }),
  /** The last 30 days in London, the oldest first, today the last. */
  days: z.array(dayFiguresSchema),
  sums: figuresSchema,
  /** Of the 30 days before these; null for a home that was not listed for all of them. */
  before: figuresSchema.nullable(),
})
export type PropertyFigures = z.infer<typeof figuresOfPropertyOutput>
