import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TransferError } from './put-file.ts'
import { fileOf } from './readable-file.fixture.ts'
import { transfer } from './transfer.ts'
import { UploadQueue } from './upload-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function files(...names: string[]) {
  const queue = new UploadQueue()
  const began: string[] = []
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
  const send = (name: string, signal = new AbortController().signal) =>
    transfer({
      data: fileOf(3_000_000),
      type: name,
      prepare: async ({ type }) => ({ uploadURL: `https://storage.test/${type}` }),
      queue,
      onProgress: () => {},
      signal,
      put({ headers: { 'content-type': type = '' } }) {
        began.push(type)
        return new Promise((resolve, reject) => ends.set(type, { resolve, reject }))
      },
    })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    began,
    send,
    all: () => names.map((name) => send(name)),
    async arrive(name: string) {
      ends.get(name)?.resolve()
      await settle()
    },
    async fail(name: string, status: number) {
      ends.get(name)?.reject(new TransferError(status, ''))
      await settle()
    },
    settle,
  }
}

test('runs two uploads at a time until one has arrived, then six, in order', async () => {
  const { began, all, arrive, settle } = files('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i')
  all()
  await settle()
  expect(began.join('')).toBe('ab')
  await arrive('b')
  expect(began.join('')).toBe('abcdefg')
  await arrive('c')
  expect(began.join('')).toBe('abcdefgh')
})

test.each([
  ['a slow uplink', 100_000, 'abc'],
  ['a fast uplink', 20_000, 'abcdefg'],
])('after a first file on %s', async (_, ms, names) => {
  const { began, all, arrive, settle } = files('a', 'b', 'c', 'd', 'e', 'f', 'g')
  all()
  await settle()
  await vi.advanceTimersByTimeAsync(ms)
  await arrive('a')
  await arrive('b')
  expect(began.join('')).toBe(names)
})

test('after a lost connection one upload runs at a time', async () => {
  const { began, all, arrive, fail, settle } = files('a', 'b', 'c', 'd')
  all()
  await settle()
  await fail('a', 0)
  expect(began.join('')).toBe('ab')
  await arrive('b')
  expect(began.join('')).toBe('abacd')
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
  expect(began.join('')).toBe('abcdefnext')
})

test('a file that waits for a retry frees its slot and goes first afterwards', async () => {
  const { began, all, arrive, fail, settle } = files('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i')
  all()
  await settle()
  await fail('a', 503)
  expect(began.join('')).toBe('abc')
  await arrive('b')
  expect(began.join('')).toBe('abcadefg')
  await fail('a', 503)
  expect(began.join('')).toBe('abcadefgh')
})

test('after too many requests no file starts until a second after the last such response', async () => {
  const { began, all, fail, settle } = files('a', 'b', 'c')
  all()
  await settle()
  await fail('a', 429)
  await vi.advanceTimersByTimeAsync(600)
  await fail('b', 429)
  await vi.advanceTimersByTimeAsync(999)
  expect(began.join('')).toBe('ab')
  await vi.advanceTimersByTimeAsync(1)
  expect(began.join('')).toBe('abac')
})

test('"Send anyway" releases a file whose failed attempt is just ending, too', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const queue = new UploadQueue()
  queue.noteFailure(false)
  queue.sendAnyway()
  await queue.untilOnline(new AbortController().signal)
})
