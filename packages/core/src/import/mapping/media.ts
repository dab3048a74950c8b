import { IMAGES_MAX } from '../../property/listingFields.ts'
import { type Cells, quoted } from './cells.ts'

/** A file that a row names: where, and by which path, as it is written there. */
export interface NamedFile {
  column: string
  path: string
}

export interface NamedMedia {
  /** In their order; the first one first. */
  images: readonly NamedFile[]
  floorplan: NamedFile | null
  epc: NamedFile | null
}

/** Every file that a row names, and where it belongs. */
export const filesOf = ({ images, floorplan, epc }: NamedMedia) => [
  ...images.map((file) => ({ folder: 'images' as const, ...file })),
  ...(floorplan ? [{ folder: 'floorplan' as const, ...floorplan }] : []),
  ...(epc ? [{ folder: 'epc' as const, ...epc }] : []),
]

const numbered = (prefix: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, nth) => `${prefix}${String(from + nth).padStart(2, '0')}`)

const IMAGES = numbered('MEDIA_IMAGE_', IMAGES_MAX)
const FLOORPLANS = numbered('MEDIA_FLOOR_PLAN_', 100)
/** Where energy performance certificates stand, as a picture or a document. */
const EPCS = ['MEDIA_IMAGE_60', 'MEDIA_DOCUMENT_50', 'MEDIA_IMAGE_61', 'MEDIA_DOCUMENT_51']
const DOCUMENTS = numbered('MEDIA_DOCUMENT_', 100).filter((column) => !EPCS.includes(column))

/** The names of the media of a row. What is not taken, or not yet, is noted. */
export function readMedia(cells: Cells): NamedMedia {
  const [floorplan = null, ...moreFloorplans] = namedIn(cells, FLOORPLANS)
  const [epc = null] = namedIn(cells, EPCS)
  const documents = DOCUMENTS.filter((column) => cells.text(column) !== '')
  if (moreFloorplans[0]) {
    cells.note(moreFloorplans[0].column, 'Only the first floorplan is shown.')
  }
  if (documents[0]) cells.note(documents[0], 'Documents other than the EPC are not shown.')
  return { images: namedIn(cells, IMAGES), floorplan, epc }
}

function namedIn(cells: Cells, columns: readonly string[]): NamedFile[] {
  return columns.flatMap((column) => {
    const text = cells.text(column)
    if (text === '') return []
    if (/^[a-z][a-z0-9+.-]*:/i.test(text)) {
      cells.note(column, `${quoted(text)} was not fetched: put the file itself into the ZIP.`)
      return []
    }
    return [{ column, path: text }]
  })
}

/** A path as both systems write it, in one way; it is compared, and never opened. */
export function mediaPath(written: string): string {
  const folders = written.split(/[\\/]/).filter((part) => !['', '.', '..'].includes(part))
  return folders.join('/').toLowerCase()
}

/** The name of a file without its folders. */
export const baseName = (path: string): string => mediaPath(path).split('/').at(-1) ?? ''

/** MEDIA_VIRTUAL_TOUR_00; undefined without the column. */
export function readVirtualTour(cells: Cells): string | null | undefined {
  const column = 'MEDIA_VIRTUAL_TOUR_00'
  if (!cells.has(column)) return undefined
  const address = cells.text(column)
  if (address === '') return null
  if (URL.canParse(address) && new URL(address).protocol === 'https:') return address
  cells.note(column, `${quoted(address)} is no web address that begins with https://.`)
  return null
}
