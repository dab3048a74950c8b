import { baseName, mediaPath } from '@hearth/core/import/mapping/media.ts'

interface Named {
  fileName: string
}

const endsWith = (path: string, end: string) => path === end || path.endsWith(`/${end}`)

/**
 * Finds the files of a ZIP that a row may mean by a path, however it is written. Rows name them
 * from where the BLM file is, from elsewhere on the agent's computer, or without any folder. A file in another
 * folder than the one that is named is another file: agents number the pictures of each home from 1.
 */
export function mediaFinder<File extends Named>(
  files: readonly File[],
  blm: Named,
): (written: string) => readonly File[] {
  const blmPath = mediaPath(blm.fileName)
  const home = blmPath.slice(0, -baseName(blmPath).length)
  const placed = files.map((file) => {
    const full = mediaPath(file.fileName)
    return { file, full, beside: full.startsWith(home) ? full.slice(home.length) : full }
  })
  const byName = Map.groupBy(placed, ({ full }) => baseName(full))
  return (written) => {
    const path = mediaPath(written)
    const called = byName.get(baseName(path)) ?? []
    const nearest = called
      .filter(({ beside }) => endsWith(path, beside))
      .reduce((most, { beside }) => Math.max(most, beside.length), 0)
    const ways = [
      called.filter(({ full }) => full === home + path),
      called.filter(({ full }) => full === path),
      called.filter(({ full }) => endsWith(full, path)),
      called.filter(({ beside }) => endsWith(path, beside) && beside.length === nearest),
    ]
    return (ways.find((found) => found.length > 0) ?? []).map(({ file }) => file)
  }
}
