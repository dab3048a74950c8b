/** What is not on the disk is null; any other failure stays one. */
export function nothingIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
