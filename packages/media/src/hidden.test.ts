import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hidesSomething } from './hidden.ts'
import { makeOver } from './pictureMaker.ts'

const gif = (width: number) =>
  sharp({ create: { width, height: 4, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer()

test.each([61, 317, 573, 829, 2365, 2621])('a GIF of %i pixels is a picture', async (width) => {
  const made = await makeOver(await gif(width), 'image/gif')
  expect('refusal' in made ? made.refusal : 'taken').toBe('taken')
})

test.each([
  'GIF89a/*',
  'GIF87a/*',
  'GIF89a=/*',
  'GIF89a=\n/*',
  'GIF89a="',
  "GIF89a='",
  'GIF89a=`',
  '\xff\xd8\xff\xe0/*',
])('a picture that begins as a script does is more than a picture: %j', async (beginning) => {
  const rest = (await gif(300)).subarray(beginning.length)
  const picture = Buffer.concat([Buffer.from(beginning, 'latin1'), rest])
  expect(hidesSomething(picture)).toBe(true)
})
