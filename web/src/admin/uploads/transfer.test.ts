import type { Upload } from '@porchlight/contract/images/upload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TransferError } from './put-file.ts'
import { fileOf } from './readable-file.fixture.ts'
import { PrepareError, transfer, UnreadableFileError } from './transfer.ts'
import { UploadQueue } from './upload-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function storage(...answers: [status: number, body?: string][]) {
  const sent: string[] = []
  const headers: Record<string, string>[] = []
  const put = async (file: { address: string; headers: Record<string, string> }) => {
    sent.push(file.address)
    headers.push(file.headers)
    const next = answers.shift()
    if (next) throw new TransferError(next[0], next[1] ?? '')
  }
  let count = 0
  const prepare = vi.fn(async (): Promise<Upload> => {
    count += 1
    return { uploadURL: `https://storage.test/images/${count}.jpg?sig`, imageUrl: `/images/${count}.jpg` }
  })
  const queue = new UploadQueue()
  const run = (signal = new AbortController().signal, data = fileOf(1)) =>
    transfer({
      data,
      type: 'image/jpeg',
      prepare,
      queue,
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
  const toConfirm = { 'content-type': 'image/jpeg', 'if-none-match': '*' }
  prepare.mockResolvedValueOnce({ uploadURL: 'https://storage.test/images/2.jpg', headers: toConfirm })
  await run()
  expect(headers).toEqual([{ 'content-type': 'image/jpeg' }, toConfirm])
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

test('stops immediately on a refusal, and after four retries on server errors', async () => {
  const refused = storage([400])
  await expect(refused.run()).rejects.toBeInstanceOf(TransferError)
  const down = storage([500], [500], [500], [500], [500])
  const failed = expect(down.run()).rejects.toBeInstanceOf(TransferError)
  await vi.advanceTimersByTimeAsync(9000)
  await failed
  expect(down.sent).toHaveLength(5)
})

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

const lost: [number] = [0]

test('waits for the connection without using an attempt', async () => {
  const comeBack = goOffline()
  const { sent, run } = storage(lost, lost, lost, lost, lost, lost)
  const done = run()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(180_000)
  expect(sent).toHaveLength(6)
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
  await vi.advanceTimersByTimeAsync(20_000)
  expect(prepare).toHaveBeenCalledOnce()
  comeBack()
  await expect(done).resolves.toBe('/images/1.jpg')
})

test.each([
  ['before it is sent', 0, 0],
  ['while it is sent', 1, 1],
  ['while it is sent again', 3, 2],
])('a file that cannot be read %s fails at once', async (_, reads, attempts) => {
  const { sent, run } = storage(lost, lost)
  const failed = expect(run(undefined, fileOf(1, reads))).rejects.toBeInstanceOf(UnreadableFileError)
  await vi.advanceTimersByTimeAsync(1)
  await failed
  expect(sent).toHaveLength(attempts)
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
