import type { FileStatus } from '@hearth/core/file/contract.ts'
import { expect, test, vi } from 'vitest'
import { TooManyUploads } from './tooManyUploads.ts'
import { createUploadQueue, type UploadQueueDeps } from './uploadQueue.ts'

const file = (name: string) => new File(['x'], name)
const idOf = (name: string) => name.padEnd(20, '0')

function status(
  name: string,
  state: FileStatus['state'],
  refusal: string | null = null,
): FileStatus {
  return { id: idOf(name), url: `/files/images/${idOf(name)}.jpg`, state, refusal }
}
const urls = (...names: string[]) => names.map((name) => status(name, 'ready').url)

/** A server whose answers are given by the test, one by one. */
function server() {
  const sending = new Map<string, PromiseWithResolvers<FileStatus>>()
  const making = new Map<string, PromiseWithResolvers<FileStatus>>()
  const open = (all: typeof sending, key: string) => {
    const answer = Promise.withResolvers<FileStatus>()
    all.set(key, answer)
    return answer.promise
  }
  const deps = {
    send: vi.fn<UploadQueueDeps['send']>((sent) => open(sending, sent.name)),
    untilMade: (id: string) => open(making, id),
    onMade: vi.fn<UploadQueueDeps['onMade']>(),
    onEnd: vi.fn<UploadQueueDeps['onEnd']>(),
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    deps,
    queue: createUploadQueue(deps),
    async stored(name: string) {
      sending.get(name)?.resolve(status(name, 'received'))
      await settle()
    },
    async made(name: string, refusal: string | null = null) {
      making.get(idOf(name))?.resolve(status(name, refusal ? 'refused' : 'ready', refusal))
      await settle()
    },
    async broken(name: string) {
      sending.get(name)?.reject(new Error('The line was cut'))
      await settle()
    },
  }
}

test('three at a time, and they come in the order in which they were chosen', async () => {
  const { queue, deps, stored, made } = server()
  queue.add(['a', 'b', 'c', 'd'].map(file))
  expect(queue.uploads().map(({ stage }) => stage)).toEqual([
    'sending',
    'sending',
    'sending',
    'waiting',
  ])
  await stored('b')
  await made('b')
  expect(deps.onMade).not.toHaveBeenCalled()
  expect(deps.send).toHaveBeenCalledTimes(4)
  await stored('a')
  await made('a')
  expect(deps.onMade.mock.calls).toEqual([[urls('a', 'b')]])
  expect(deps.onEnd).not.toHaveBeenCalled()
  for (const name of ['d', 'c']) {
    await stored(name)
    await made(name)
  }
  expect(deps.onMade.mock.calls.slice(1)).toEqual([[urls('c', 'd')]])
  expect(deps.onEnd.mock.calls).toEqual([[4, []]])
  expect(queue.uploads()).toEqual([])
})

test('what is refused stays with its reason, keeps nobody waiting, and can be tried again', async () => {
  const { queue, deps, stored, made, broken } = server()
  queue.add(['a', 'b'].map(file))
  await broken('a')
  await stored('b')
  await made('b')
  expect(deps.onMade.mock.calls).toEqual([[urls('b')]])
  expect(deps.onEnd.mock.calls).toEqual([[1, ['The line was cut']]])
  expect(queue.uploads()).toMatchObject([{ stage: 'failed', reason: 'The line was cut' }])

  queue.retry(queue.uploads()[0]?.key ?? 0)
  await stored('a')
  await made('a', 'This file is damaged')
  expect(queue.uploads()).toMatchObject([{ stage: 'failed', reason: 'This file is damaged' }])
  expect(deps.onEnd.mock.lastCall).toEqual([0, ['This file is damaged']])
  queue.dismiss(queue.uploads()[0]?.key ?? 0)
  expect(queue.uploads()).toEqual([])
})

test('what failed before does not make what is chosen later a failure', async () => {
  const { queue, deps, stored, made, broken } = server()
  queue.add([file('a')])
  await broken('a')
  queue.add([file('b')])
  await stored('b')
  await made('b')
  expect(deps.onEnd.mock.calls).toEqual([
    [0, ['The line was cut']],
    [1, []],
  ])
  queue.retry(queue.uploads()[0]?.key ?? 0)
  await broken('a')
  expect(deps.onEnd.mock.lastCall).toEqual([0, ['The line was cut']])
})

test('all that failed is told together at the end', async () => {
  const { queue, deps, broken } = server()
  queue.add([file('a'), file('b')])
  await broken('a')
  await broken('b')
  expect(deps.onEnd.mock.calls).toEqual([[0, ['The line was cut', 'The line was cut']]])
})

test('says how far each is', () => {
  const { queue, deps } = server()
  const seen: number[] = []
  queue.subscribe(() => seen.push(queue.uploads()[0]?.progress ?? -1))
  queue.add([file('a')])
  deps.send.mock.calls[0]?.[1](0.5)
  expect(seen.at(-1)).toBe(0.5)
})

test('a server that takes no more for a while is waited for, as long as it says', async () => {
  vi.useFakeTimers()
  try {
    const onEnd = vi.fn()
    const send = vi
      .fn<UploadQueueDeps['send']>()
      .mockRejectedValueOnce(new TooManyUploads(40))
      .mockRejectedValueOnce(new TooManyUploads(20))
      .mockResolvedValue(status('a', 'ready'))
    const queue = createUploadQueue({ send, untilMade: vi.fn(), onMade: vi.fn(), onEnd })
    queue.add([file('a')])
    await vi.advanceTimersByTimeAsync(39_999)
    expect(send).toHaveBeenCalledTimes(1)
    expect(queue.uploads()).toMatchObject([{ stage: 'sending', reason: null }])
    await vi.advanceTimersByTimeAsync(20_001)
    expect(send).toHaveBeenCalledTimes(3)
    expect(onEnd.mock.calls).toEqual([[1, []]])
  } finally {
    vi.useRealTimers()
  }
})
