/** Where a file belongs; S2 section 7 names the first three, and `import` holds what listings are read from. */
export const FILE_FOLDERS = ['images', 'floorplan', 'epc', 'import'] as const
export type FileFolder = (typeof FILE_FOLDERS)[number]

/** Received: stored as it came. Ready: made over and fit to be shown. Refused: it cannot be used. */
export const FILE_STATES = ['received', 'ready', 'refused'] as const
export type FileState = (typeof FILE_STATES)[number]
