/** The widths in which every uploaded picture is kept, in pixels; a narrower one is not made wider. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const

/** How wide the gallery of a home shows its pictures, as in `sizes`. */
export const GALLERY_SIZES = '(min-width: 82em) 1216px, 100vw'

/** In the order in which browsers shall choose: the smaller files first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const

/** One `<source>` of a `<picture>`. */
export interface PictureSource {
  type: string
  srcSet: string
}

export interface UploadedPicture {
  /** For whoever reads neither AVIF nor WebP, such as mail programs: a JPEG. */
  src: string
  /** The narrowest of them: what it is as wide as at least. */
  narrowest: string
  sources: PictureSource[]
}

const ADDRESS = /^\/files\/(images|floorplan|epc)\/([0-9a-z]{20,40})\.(jpg|pdf)$/

/** What the address of an uploaded file tells; null for any other address. */
export function parseFileUrl(url: string) {
  const [, folder, id, ending] = ADDRESS.exec(url) ?? []
  if (folder === undefined || id === undefined) return null
  return { folder: folder as 'images' | 'floorplan' | 'epc', id, isPdf: ending === 'pdf' }
}

/** The address that a listing keeps of an uploaded picture or document. */
export function fileUrl(folder: string, id: string, isPdf: boolean): string {
  return `/files/${folder}/${id}.${isPdf ? 'pdf' : 'jpg'}`
}

/**
 * The made-over pictures behind the address of an uploaded one, or of the first page of a document.
 * Null for any other address, which is a picture by itself.
 */
export function uploadedPicture(url: string): UploadedPicture | null {
  const file = parseFileUrl(url)
  if (!file) return null
  const stem = `/files/${file.folder}/${file.id}`
  return {
    src: `${stem}.jpg`,
    narrowest: `${stem}-${PICTURE_WIDTHS[0]}.webp`,
    sources: PICTURE_FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: PICTURE_WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(', '),
    })),
  }
}

/** Whether an address is that of a PDF, which is offered for download and not shown. */
export function isDocument(url: string): boolean {
  return /\.pdf$/i.test(url)
}
