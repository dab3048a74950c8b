import { afterEach, expect, test, vi } from 'vitest'
import { sendFile } from './sendFile.ts'
import { TooManyUploads } from './tooManyUploads.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that has taken enough, and says for how long or does not. */
function refuseFor(seconds: string | null): void {
  class Refused {
    upload = {}
    status = 429
    responseText = '{"message":"Too many requests."}'
    onload = () => undefined
    open = () => undefined
    send = () => this.onload()
    getResponseHeader = (name: string) => (name === 'retry-after' ? seconds : null)
  }
  vi.stubGlobal('XMLHttpRequest', Refused)
}

test.each([
  ['40', 40],
  [null, 60],
])('a server that takes no more says for how long: %j', async (told, seconds) => {
  refuseFor(told)
  const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'front.jpg')
  const refusal = await sendFile('images', picture, () => undefined).catch((error) => error)
  expect(refusal).toBeInstanceOf(TooManyUploads)
  expect(refusal.seconds).toBe(seconds)
})
