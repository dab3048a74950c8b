import { REFUSALS } from '@hearth/core/file/uploadRules.ts'
import { decode } from './decode.ts'
import { encode } from './encode.ts'
import { firstPage } from './firstPage.ts'
import { hidesArchive } from './hidden.ts'
import { type MadePicture, type Pixels, Refused } from './made.ts'

type MakingOver = { width: number; height: number; pictures: MadePicture[] } | { refusal: string }

/** Makes pictures and the first pages of PDFs over. What it refuses it refuses in words for the agent. */
export async function makeOver(original: Uint8Array, contentType: string): Promise<MakingOver> {
  try {
    const pixels = await pixelsOf(original, contentType)
    return { width: pixels.width, height: pixels.height, pictures: await encode(pixels) }
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.message }
    throw error
  }
}

async function pixelsOf(original: Uint8Array, contentType: string): Promise<Pixels> {
  if (contentType !== 'application/pdf') return decode(original)
  if (hidesArchive(original)) throw new Refused(REFUSALS.mixed)
  return firstPage(original)
}
