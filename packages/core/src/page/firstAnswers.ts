import { z } from 'zod'

/** The id of the element that holds them, as JSON. */
export const FIRST_ANSWERS_ID = 'first-answers'

/** An answer that comes with the page, so that the page need not ask: which procedure, what for, and what it said. */
export const firstAnswerSchema = z.object({
  path: z.string(),
  /** Absent: the procedure takes none. */
  input: z.unknown().optional(),
  /** infinite: the first page of a list that goes on. */
  kind: z.enum(['query', 'infinite']),
  data: z.unknown(),
})
export type FirstAnswer = z.infer<typeof firstAnswerSchema>
export const firstAnswersSchema = z.array(firstAnswerSchema)
