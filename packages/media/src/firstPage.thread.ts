import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** What the thread is given. */
interface PageWanted {
  document: Uint8Array
  /** Pixels that the picture has at most. */
  within: { width: number; height: number }
}

export type PageAnswer =
  | { data: Uint8Array; width: number; height: number }
  | { failure: 'damaged' | 'locked' | 'tooSlow' }

const { document, within } = workerData as PageWanted
parentPort?.postMessage(await render())

async function render(): Promise<PageAnswer> {
  const library = await PDFiumLibrary.init()
  try {
    const page = (await library.loadDocument(document)).getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = Math.min(within.width / originalWidth, within.height / originalHeight)
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    return data.length > 0 ? { data, width, height } : { failure: 'damaged' }
  } catch (error) {
    const isLocked = error instanceof Error && /password/i.test(error.message)
    return { failure: isLocked ? 'locked' : 'damaged' }
  }
}
