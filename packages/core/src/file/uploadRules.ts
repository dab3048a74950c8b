import type { FileFolder } from './contract.ts'

/** What a file can be that Hearth takes. */
export type FileType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/avif'
  | 'image/gif'
  | 'application/pdf'
  | 'application/zip'
  | 'text/x-blm'

const PICTURES: readonly FileType[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
]
const DOCUMENTS: readonly FileType[] = [...PICTURES, 'application/pdf']
const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

interface UploadRule {
  takes: readonly FileType[]
  mostBytes: number
  /** What to send instead of anything else. */
  wanted: string
}

/** What may be uploaded to each folder, on both sides of the wire. */
export const UPLOAD_RULES: Record<FileFolder, UploadRule> = {
  images: {
    takes: PICTURES,
    mostBytes: 25 * MEGABYTE,
    wanted: 'Please choose a picture as JPEG, PNG, WebP or AVIF.',
  },
  floorplan: {
    takes: DOCUMENTS,
    mostBytes: 25 * MEGABYTE,
    wanted: 'Please choose a picture (JPEG, PNG, WebP or AVIF) or a PDF.',
  },
  epc: {
    takes: DOCUMENTS,
    mostBytes: 25 * MEGABYTE,
    wanted: 'Please choose a picture (JPEG, PNG, WebP or AVIF) or a PDF.',
  },
  import: {
    takes: ['text/x-blm', 'application/zip'],
    mostBytes: 500 * MEGABYTE,
    wanted: 'Please choose a BLM file, or a ZIP with one in it.',
  },
}

/** What of an agent's may be stored without any home that uses it: how much together, and for how long. */
interface UnusedRule {
  bytes: number
  days: number
}

/**
 * What listings are read from is large, never used by a home itself, and handed over again as easily. All
 * else, the media of an import too, may belong to a listing that somebody began and comes back to: there is
 * room for whatever the ZIPs hold, and for forms beside them.
 */
export const MOST_UNUSED: Record<'import' | 'media', UnusedRule> = {
  import: { bytes: 2 * GIGABYTE, days: 7 },
  media: { bytes: 3 * GIGABYTE, days: 30 },
}

/** The most pixels of a picture: more than cameras make, and little enough to be made over. */
export const MOST_PIXELS = 64_000_000

/** Why a file is refused, in words for the agent. */
export const REFUSALS = {
  empty: 'This file is empty.',
  svg: 'Drawings as SVG cannot be used. Please choose a JPEG or PNG of it.',
  heic: 'Pictures as HEIC cannot be used. Please save it as JPEG and choose that.',
  moving: 'Moving pictures cannot be used. Please choose a still one.',
  damaged: 'This file is damaged or not complete. Please save it anew and choose it again.',
  mixed: 'This file holds something else beside a picture. Please save it anew as JPEG.',
  tooManyPixels: `This picture has more than ${MOST_PIXELS / 1_000_000} million pixels. Please choose a smaller one.`,
  tooSlow: 'This file takes too long to be read. Please save it anew, or choose a smaller one.',
  locked: 'This PDF asks for a password. Please choose one without.',
  none: 'No file came with this. Please choose one.',
  fault: 'Something went wrong on our side while this file was read. Please try again.',
  notWhole: 'The upload broke off. Please try again.',
  unused: 'No listing used this file for long, so it is no longer kept. Please upload it again.',
} as const

/** What is said of a file of another kind than those that a folder takes. */
export function wrongType(folder: FileFolder): string {
  return `This file is of a kind that cannot be used here. ${UPLOAD_RULES[folder].wanted}`
}

export function tooLarge(folder: FileFolder): string {
  return `This file is larger than ${UPLOAD_RULES[folder].mostBytes / MEGABYTE} MB. Please choose a smaller one.`
}

/** What is said of a file for which there is no room beside so many bytes that no home uses. */
export function tooMuchUnused(folder: FileFolder, bytes: number): string {
  const have = `${(bytes / GIGABYTE).toFixed(1)} GB`
  return folder === 'import'
    ? `You have handed over ${have} to import in ${MOST_UNUSED.import.days} days. Please choose a smaller file, or try again tomorrow.`
    : `You have ${have} of uploads that no home uses. Save the homes that they are for, or try again tomorrow: after ${MOST_UNUSED.media.days} days without use they are removed.`
}
