import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putFile } from './put-file.ts'

interface Request {
  status: number
  responseText: string
  upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void }
  onloadend?: () => void
}

let request: Request
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'XMLHttpRequest',
    class implements Request {
      status = 0
      responseText = ''
      upload: Request['upload'] = {}
      onloadend?: () => void
      constructor() {
        request = this
      }
      open() {}
      setRequestHeader() {}
      send() {}
      abort() {
        this.onloadend?.()
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const megabyte = 1_000_000
const kilobytesPerSecond = 1

function start(size: number) {
  const data = Object.defineProperty(new Blob(), 'size', { value: size })
  const result: { outcome?: string | number } = {}
  const signal = new AbortController().signal
  putFile({ address: 'https://storage.test', data, headers: {}, onProgress: () => {}, signal }).then(
    () => {
      result.outcome = 'sent'
    },
    (error) => {
      result.outcome = error.status
    },
  )
  return {
    result,
    async respond(status: number) {
      request.status = status
      request.onloadend?.()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

async function handOver(loaded: number, size: number) {
  request.upload.onprogress?.({ loaded })
  if (loaded === size) request.upload.onload?.()
  await vi.advanceTimersByTimeAsync(0)
}

test.each([
  ['3 MB at 20 KB/s', 3 * megabyte, 150_000],
  ['3 MB at 20 KB/s beside another file', 3 * megabyte, 300_000],
  ['10 MB at 10 KB/s', 10 * megabyte, 1_000_000],
  ['a small file whose storage responds after 40 s', 20_000, 40_000],
  ['a small file whose storage responds after 110 s', 20_000, 110_000],
])('a file that was handed over at once arrives: %s', async (_, size, ms) => {
  const { result, respond } = start(size)
  await handOver(size, size)
  await vi.advanceTimersByTimeAsync(ms)
  expect(result.outcome).toBeUndefined()
  await respond(200)
  expect(result.outcome).toBe('sent')
})

test.each([1, 5, 20, 100])('a file of 10 MB that is handed over in steps at %i KB/s arrives', async (speed) => {
  const size = 10 * megabyte
  const { result, respond } = start(size)
  const step = Math.min(megabyte, 100_000 * speed * kilobytesPerSecond)
  for (let sent = step; sent <= size; sent += step) {
    await vi.advanceTimersByTimeAsync(step / (speed * kilobytesPerSecond))
    await handOver(sent, size)
  }
  await vi.advanceTimersByTimeAsync(100_000)
  expect(result.outcome).toBeUndefined()
  await respond(200)
  expect(result.outcome).toBe('sent')
})

test.each([
  ['before the first byte', 0, 120_000],
  ['halfway', megabyte, 120_000],
  ['after the last byte', 3 * megabyte, 420_000],
])('a connection that breaks %s, after %i bytes, is given up after %i ms', async (_, loaded, ms) => {
  const { result } = start(3 * megabyte)
  if (loaded > 0) await handOver(loaded, 3 * megabyte)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(result.outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(result.outcome).toBe(0)
})

test('a refusal is reported with its status', async () => {
  const { result, respond } = start(megabyte)
  await handOver(megabyte, megabyte)
  await respond(403)
  expect(result.outcome).toBe(403)
})
