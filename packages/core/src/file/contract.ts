import { z } from 'zod'

/** Where a file belongs; S2 section 7 names the first three, and `import` holds what listings are read from. */
export const FILE_FOLDERS = ['images', 'floorplan', 'epc', 'import'] as const
export type FileFolder = (typeof FILE_FOLDERS)[number]

/** Received: stored as it came. Ready: made over and fit to be shown. Refused: it cannot be used. */
export const FILE_STATES = ['received', 'ready', 'refused'] as const
export type FileState = (typeof FILE_STATES)[number]

export const fileId = z.string().regex(/^[0-9a-z]{20,40}$/)

/** The most files that may be asked about at once. */
export const MOST_FILES_ASKED = 100

/** What has become of an upload; `POST /upload/{folder}` answers it too. */
export const fileStatusSchema = z.object({
  id: fileId,
  /** What a listing keeps of it; shown from when it is ready. Null: nothing of it is ever shown. */
  url: z.string().nullable(),
  state: z.enum(FILE_STATES),
  /** Why it is refused, in words for the agent; null unless it is. */
  refusal: z.string().nullable(),
})
export type FileStatus = z.infer<typeof fileStatusSchema>

export const filesStatusInput = z.object({ ids: z.array(fileId).max(MOST_FILES_ASKED) })

/** Files that are absent, or another agent's, are left out. */
export const filesStatusOutput = z.array(fileStatusSchema)
