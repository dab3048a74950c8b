import { crc32 } from 'node:zlib'
import { madeUpFile, madeUpRows } from '@hearth/core/import/testing/madeUpFile.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { storeAgent } from '../testing/accounts.ts'
import { importWorld } from '../testing/imports.ts'
import { jpeg, zipOf } from '../testing/zips.ts'

const db = await testDatabase()
afterAll(db.close)

let world: ReturnType<typeof importWorld>
beforeEach(async () => {
  await db.reset()
  world = importWorld(db, (await storeAgent(db, 'agent@example.com')).agentId)
})

/** One stored entry, whose sizes and name are what we like: no library writes such a thing. */
function forged(name: string, content: Buffer, claimed = content.length): Buffer {
  const sizes = Buffer.alloc(12)
  sizes.writeUInt32LE(crc32(content), 0)
  sizes.writeUInt32LE(content.length, 4)
  sizes.writeUInt32LE(claimed, 8)
  const method = Buffer.from([20, 0, 0, 0, claimed === content.length ? 0 : 8, 0, 0, 0, 0, 0])
  const lengths = Buffer.from([name.length, 0, 0, 0])
  const local = Buffer.concat([
    Buffer.from('PK\x03\x04'),
    method,
    sizes,
    lengths,
    Buffer.from(name),
    content,
  ])
  const central = Buffer.concat([
    ...[Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), method, sizes, lengths],
    ...[Buffer.alloc(14), Buffer.from(name)],
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

describe('a hostile ZIP', () => {
  const good = Buffer.from(madeUpFile(madeUpRows(1)))
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'without a BLM file',
      () => zipOf({ 'a.jpg': jpeg('a') }),
      'no file whose name ends with .blm',
    ],
    [
      'with several',
      () => zipOf({ 'a.blm': good, 'b.blm': good }),
      'several BLM files (a.blm and b.blm)',
    ],
    [
      'within a ZIP',
      () => zipOf({ 'a.blm': good, 'more.zip': good }),
      'holds another archive (more.zip)',
    ],
    ['that leads out of itself', () => forged('../../a.blm', good), 'leads out of it'],
    ['that begins at the root', () => forged('/etc/a.blm', good), 'leads out of it'],
    [
      'that is a bomb',
      () => zipOf({ 'a.blm': Buffer.alloc(60_000_000, 'a') }),
      'would unpack to far more',
    ],
    ['that lies about its size', () => forged('a.blm', good, 10), 'damaged or not complete'],
    [
      'that claims to be huge',
      () => forged('a.blm', good, 4_000_000_000),
      'would unpack to far more',
    ],
    [
      'that is cut off',
      async () => (await zipOf({ 'a.blm': good })).subarray(0, 300),
      'damaged or not complete',
    ],
    [
      'of noise',
      () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500, 7)]),
      'damaged or not complete',
    ],
  ])('%s is refused as a whole', async (_, make, reason) => {
    const done = await world.take(await make(), { withdrawsMissing: true })
    expect(done).toMatchObject({ state: 'failed', failure: expect.stringContaining(reason) })
    expect(await db.sql`select from properties`).toHaveLength(0)
  })
})
