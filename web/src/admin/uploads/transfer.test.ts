import type { Upload } from '@porchlight/contract/images/upload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TransferError } from './put-file.ts'
import { PrepareError, transfer } from './transfer.ts'
import { UploadQueue } from './upload-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A storage that responds with these statuses in turn, then accepts the file. */
function storage(...answers: [status: number, body?: string][]) {
  const sent: string[] = []
  const headers: Record<string, string>[] = []
  const put = async (file: { address: string; headers: Record<string, string> }) => {
    sent.push(file.address)
    headers.push(file.headers)
    const next = answers.shift()
    if (next) throw new TransferError({ status: next[0], body: next[1] ?? '' })
  }
  let count = 0
  const prepare = vi.fn(async (): Promise<Upload> => {
    count += 1
    return { uploadURL: `https://storage.test/images/${count}.jpg?sig`, imageUrl: `/images/${count}.jpg` }
  })
  const run = (signal = new AbortController().signal) =>
    transfer({
      data: new Blob(['x']),
      type: 'image/jpeg',
      prepare,
      queue: new UploadQueue(),
      onProgress: () => {},
      signal,
      put,
    })
  return { sent, headers, prepare, run }
}

test('returns the path of the uploaded image', async () => {
  const { prepare, run } = storage()
  await expect(run()).resolves.toBe('/images/1.jpg')
  expect(prepare).toHaveBeenCalledExactlyOnceWith({ type: 'image/jpeg', size: 1 }, expect.anything())
})

test('retries at the same address after a temporary failure', async () => {
  const { sent, run } = storage([503], [0])
  const done = run()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(done).resolves.toBe('/images/1.jpg')
  expect(new Set(sent).size).toBe(1)
  expect(sent).toHaveLength(3)
})

test('sends the required headers, and the type by default', async () => {
  const { headers, prepare, run } = storage()
  await run()
  const asked = { 'content-type': 'image/jpeg', 'if-none-match': '*' }
  prepare.mockResolvedValueOnce({ uploadURL: 'https://storage.test/images/2.jpg', headers: asked })
  await run()
  expect(headers).toEqual([{ 'content-type': 'image/jpeg' }, asked])
})

test('counts 412 as uploaded', async () => {
  const { sent, run } = storage([0], [412])
  const done = run()
  await vi.advanceTimersByTimeAsync(0)
  await expect(done).resolves.toBe('/images/1.jpg')
  expect(new Set(sent).size).toBe(1)
})

test.each([
  ['the time in its response', 300, 300],
  ['a week by default', undefined, 604_800],
])('an address is valid for %s', async (_, expiresIn, seconds) => {
  for (const [later, address] of [
    [seconds - 2, 1],
    [seconds - 1, 2],
  ] as const) {
    // Retries follow immediately and after a second.
    const { prepare, run } = storage([503], [503])
    prepare.mockResolvedValueOnce({ uploadURL: 'https://storage.test/images/1.jpg?sig', expiresIn })
    prepare.mockResolvedValueOnce({ uploadURL: 'https://storage.test/images/2.jpg?sig', expiresIn })
    const done = run()
    await vi.advanceTimersByTimeAsync(0)
    vi.setSystemTime(Date.now() + later * 1000)
    await vi.advanceTimersByTimeAsync(1000)
    await expect(done).resolves.toBe(`/images/${address}.jpg`)
  }
})

test('requests a new address when the old one has expired', async () => {
  const { sent, run } = storage([403, 'Request has expired'])
  const done = run()
  await vi.advanceTimersByTimeAsync(0)
  await expect(done).resolves.toBe('/images/2.jpg')
  expect(sent).toEqual(['https://storage.test/images/1.jpg?sig', 'https://storage.test/images/2.jpg?sig'])
})

test('gives up immediately on a refusal, and after four retries on server errors', async () => {
  const refused = storage([400])
  await expect(refused.run()).rejects.toBeInstanceOf(TransferError)
  const down = storage([500], [500], [500], [500], [500])
  const failed = expect(down.run()).rejects.toBeInstanceOf(TransferError)
  await vi.advanceTimersByTimeAsync(9000)
  await failed
  expect(down.sent).toHaveLength(5)
})

/** Takes the browser offline. Returns a function that brings it back online. */
function goOffline() {
  const online = new EventTarget()
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online))
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online))
  vi.stubGlobal('navigator', { onLine: false })
  return () => {
    vi.stubGlobal('navigator', { onLine: true })
    online.dispatchEvent(new Event('online'))
  }
}

test('waits for the connection without using an attempt', async () => {
  const comeBack = goOffline()
  const { sent, run } = storage()
  const done = run()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  comeBack()
  await expect(done).resolves.toBe('/images/1.jpg')
})

test('waits for the connection if it is lost while an address is requested', async () => {
  const { prepare, run } = storage()
  let comeBack = () => {}
  prepare.mockImplementationOnce(async () => {
    comeBack = goOffline()
    throw new TypeError('Failed to fetch')
  })
  const done = run()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(prepare).toHaveBeenCalledOnce()
  comeBack()
  await expect(done).resolves.toBe('/images/1.jpg')
})

test('throws PrepareError when no address can be requested', async () => {
  const { prepare, run } = storage()
  prepare.mockRejectedValueOnce(new Error('500: no'))
  await expect(run()).rejects.toBeInstanceOf(PrepareError)
})

test('stops when it is aborted while waiting', async () => {
  const { run } = storage([503], [503])
  const control = new AbortController()
  const failed = expect(run(control.signal)).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(10)
  control.abort(new Error('gone'))
  await failed
})

/** Files of one queue. Each upload runs until `arrive` or `fail` is called with its name. */
function files(...names: string[]) {
  const queue = new UploadQueue()
  const began: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const send = (name: string, signal = new AbortController().signal) =>
    transfer({
      data: new Blob([name]),
      type: name,
      prepare: async ({ type }) => ({ uploadURL: `https://storage.test/${type}` }),
      queue,
      onProgress: () => {},
      signal,
      put({ headers: { 'content-type': type = '' } }) {
        began.push(type)
        const end = Promise.withResolvers<void>()
        ends.set(type, end)
        return end.promise
      },
    })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    /** The file name of each attempt. */
    began,
    send,
    all: () => names.map((name) => send(name)),
    async arrive(name: string) {
      ends.get(name)?.resolve()
      await settle()
    },
    async fail(name: string, status: number) {
      ends.get(name)?.reject(new TransferError({ status, body: '' }))
      await settle()
    },
    settle,
  }
}

test('runs six uploads at a time, the others in order', async () => {
  const { began, all, arrive, settle } = files('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
  all()
  await settle()
  expect(began.join('')).toBe('abcdef')
  await arrive('c')
  expect(began.join('')).toBe('abcdefg')
})

test('a file that is removed while it waits leaves the queue', async () => {
  const { began, all, send, arrive, settle } = files('a', 'b', 'c', 'd', 'e', 'f')
  all()
  const control = new AbortController()
  const removed = expect(send('gone', control.signal)).rejects.toThrow('removed')
  void send('next')
  await settle()
  control.abort(new Error('removed'))
  await removed
  await arrive('a')
  expect(began.at(-1)).toBe('next')
})

test('a file that waits for a retry frees its slot and goes first afterwards', async () => {
  const { began, all, arrive, fail, settle } = files('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
  all()
  await settle()
  await fail('a', 503)
  expect(began.join('')).toBe('abcdefg')
  await arrive('b')
  expect(began.join('')).toBe('abcdefga')
  await fail('a', 503)
  expect(began.join('')).toBe('abcdefgah')
})

test('after too many requests no file starts until a second after the last such response', async () => {
  const { began, all, fail, settle } = files('a', 'b', 'c', 'd', 'e', 'f', 'g')
  all()
  await settle()
  await fail('a', 429)
  await vi.advanceTimersByTimeAsync(600)
  await fail('b', 429)
  await vi.advanceTimersByTimeAsync(999)
  expect(began.join('')).toBe('abcdef')
  await vi.advanceTimersByTimeAsync(1)
  expect(began.join('')).toBe('abcdefag')
})
