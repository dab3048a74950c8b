import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture that looks like one: its pixels are not all the same. */
export function picture(width = 640, height = 480): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

/** Red, green and blue, one after the other. */
export async function film(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    [format]()
    .toBuffer()
}

export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG that says that it has these pixels of one bit each, and holds as many bytes as it is told to. */
export function png(width: number, height: number, pixelBytes: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(pixelBytes))
  const chunks = [
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

/** A comment right after the beginning of a JPEG. */
export function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.alloc(4)
  comment.set([0xff, 0xfe])
  comment.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    comment,
    Buffer.from(text, 'latin1'),
    jpeg.subarray(2),
  ])
}

/** An archive of one empty file. */
export function zip(): Buffer {
  const name = Buffer.from('a.txt')
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.write('PK\x01\x02', 'latin1')
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length, 16)
  return Buffer.concat([local, name, entry, name, end])
}

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export function pdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

/** A PDF with one page, the left half of which is red. */
export function page(box = '0 0 595 842', trailer = ''): Buffer {
  const content = '1 0 0 rg 0 0 297 842 re f'
  return pdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ],
    trailer,
  )
}
