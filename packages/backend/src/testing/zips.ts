import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** As many bytes as sniffing needs, and some of its own. */
export const jpeg = (own: string) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(own)])

export function zipOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}
