// Draws the icons of the installed app from favicon.svg, into apps/web/public.
// pnpm icons, when the mark has changed.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { asIco } from './ico.ts'

const PUBLIC = new URL('../../apps/web/public/', import.meta.url)
const MARK = fileURLToPath(new URL('favicon.svg', PUBLIC))
/** The mark's own size, for which a density of 72 is one pixel a unit. */
const DRAWN = 32
/** Where a system cuts icons to its own shape, what is within the middle four fifths stays. */
const SAFE = 0.6

const mark = (size: number) =>
  sharp(MARK, { density: (72 * size) / DRAWN })
    .resize(size, size)
    .png({ palette: true })

/** The mark on paper up to the edges: for systems that cut icons to a shape, or put black behind them. */
async function onPaper(size: number): Promise<Buffer> {
  const ground = { width: size, height: size, channels: 3 as const, background: '#fbf8f2' }
  const input = await mark(Math.round(size * SAFE)).toBuffer()
  return sharp({ create: ground }).composite([{ input }]).png({ palette: true }).toBuffer()
}

const icons: Record<string, Buffer> = {
  'icons/192.png': await mark(192).toBuffer(),
  'icons/512.png': await mark(512).toBuffer(),
  'icons/maskable-512.png': await onPaper(512),
  'apple-touch-icon.png': await onPaper(180),
  'favicon.ico': asIco(await sharp(MARK, { density: 72 }).resize(32, 32).png().toBuffer(), 32),
}

for (const [name, bytes] of Object.entries(icons)) {
  const path = fileURLToPath(new URL(name, PUBLIC))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}
