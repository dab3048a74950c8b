import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const pathOf = (name: string) =>
  fileURLToPath(new URL(`../../apps/web/public/${name}`, import.meta.url))

const manifest: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(
  await readFile(pathOf('manifest.webmanifest'), 'utf8'),
)

test.each(manifest.icons)('$src is there, as the manifest says', async ({ src, sizes, type }) => {
  const { width, height, format } = await sharp(pathOf(src.slice(1))).metadata()
  expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`)
  if (format !== 'svg') expect(`${width}x${height}`).toBe(sizes)
})

test.each(['apple-touch-icon.png', 'icons/maskable-512.png'])(
  '%s fills its square, whatever is behind it',
  async (name) => {
    const { isOpaque } = await sharp(pathOf(name)).stats()
    expect(isOpaque).toBe(true)
  },
)

test('an iPhone finds an icon of its size', async () => {
  expect(await sharp(pathOf('apple-touch-icon.png')).metadata()).toMatchObject({
    width: 180,
    height: 180,
  })
})

test('favicon.ico holds one picture of 32 pixels', async () => {
  const ico = await readFile(pathOf('favicon.ico'))
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  const [from, bytes] = [ico.readUInt32LE(18), ico.readUInt32LE(14)]
  expect(from + bytes).toBe(ico.byteLength)
  expect(await sharp(ico.subarray(from)).metadata()).toMatchObject({ width: 32, format: 'png' })
})
