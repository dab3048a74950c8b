import type { FileStatus } from '@hearth/core/file/contract.ts'
import { parseFileUrl } from '@hearth/core/file/pictures.ts'
import { logWarning } from '../../../log.ts'
import type { ListingValues } from './values.ts'

/** What has become of some uploads; those that are absent are left out. */
export type AskFiles = (ids: string[]) => Promise<FileStatus[]>

/**
 * Kept work without the uploads that are not kept any more, and how many those are. When nobody can tell,
 * all of it: what was typed is worth more than a picture that may be missing.
 */
export async function withoutGoneFiles(
  values: ListingValues,
  ask: AskFiles,
): Promise<{ values: ListingValues; gone: number }> {
  const { images, floorplanUrl, epcUrl } = values
  const ids = [images, floorplanUrl, epcUrl].flat().flatMap((url) => parseFileUrl(url)?.id ?? [])
  const gone = ids.length === 0 ? new Set<string>() : await findGone(ids, ask)
  const isKept = (url: string) => !gone.has(parseFileUrl(url)?.id ?? '')
  return {
    values: {
      ...values,
      images: images === '' ? '' : images.filter(isKept),
      floorplanUrl: isKept(floorplanUrl) ? floorplanUrl : '',
      epcUrl: isKept(epcUrl) ? epcUrl : '',
    },
    gone: gone.size,
  }
}

async function findGone(ids: string[], ask: AskFiles): Promise<Set<string>> {
  try {
    const usable = (await ask(ids)).filter(({ state }) => state !== 'refused')
    const kept = new Set(usable.map(({ id }) => id))
    return new Set(ids.filter((id) => !kept.has(id)))
  } catch (error) {
    logWarning('nobody could tell which uploads are kept', error)
    return new Set()
  }
}

export const goneInWords = (gone: number) =>
  gone === 1
    ? '1 file is no longer kept, because no listing used it for long. Please choose it again.'
    : `${gone} files are no longer kept, because no listing used them for long. Please choose them again.`
