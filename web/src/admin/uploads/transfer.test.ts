import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TransferError } from './put-file.ts'
import { createSlots } from './slots.ts'
import { PrepareError, transfer } from './transfer.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A storage that answers with these statuses in turn, then takes the file. */
function storage(...answers: [status: number, body?: string][]) {
  const sent: string[] = []
  const put = async ({ address }: { address: string }) => {
    sent.push(address)
    const next = answers.shift()
    if (next) throw new TransferError({ status: next[0], body: next[1] ?? '' })
  }
  let count = 0
  const prepare = vi.fn(async () => {
    count += 1
    return { uploadURL: `https://storage.test/images/${count}.jpg?sig`, imageUrl: `/images/${count}.jpg` }
  })
  const run = (signal = new AbortController().signal) =>
    transfer({
      data: new Blob(['x']),
      type: 'image/jpeg',
      prepare,
      slots: createSlots(6),
      onProgress: () => {},
      signal,
      put,
    })
  return { sent, prepare, run }
}

test('gives the path of the picture once it has arrived', async () => {
  const { prepare, run } = storage()
  await expect(run()).resolves.toBe('/images/1.jpg')
  expect(prepare).toHaveBeenCalledExactlyOnceWith({ type: 'image/jpeg', size: 1 }, expect.anything())
})

test('sends again to the same address after a passing failure', async () => {
  const { sent, run } = storage([503], [0])
  const done = run()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(done).resolves.toBe('/images/1.jpg')
  expect(new Set(sent).size).toBe(1)
  expect(sent).toHaveLength(3)
})

test('asks for a new address when the old one has expired', async () => {
  const { sent, run } = storage([403, 'Request has expired'])
  const done = run()
  await vi.advanceTimersByTimeAsync(0)
  await expect(done).resolves.toBe('/images/2.jpg')
  expect(sent).toEqual(['https://storage.test/images/1.jpg?sig', 'https://storage.test/images/2.jpg?sig'])
})

test('gives up at once on a refusal, and after four more attempts on trouble', async () => {
  const refused = storage([400])
  await expect(refused.run()).rejects.toBeInstanceOf(TransferError)
  const down = storage([500], [500], [500], [500], [500])
  const failed = expect(down.run()).rejects.toBeInstanceOf(TransferError)
  await vi.advanceTimersByTimeAsync(9000)
  await failed
  expect(down.sent).toHaveLength(5)
})

/** Takes the browser's connection away; gives what brings it back. */
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

test('waits for the connection, which costs no attempt', async () => {
  const comeBack = goOffline()
  const { sent, run } = storage()
  const done = run()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  comeBack()
  await expect(done).resolves.toBe('/images/1.jpg')
})

test('waits for the connection, too, when it goes while an address is asked for', async () => {
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

test('says so when no address can be had', async () => {
  const { prepare, run } = storage()
  prepare.mockRejectedValueOnce(new Error('500: no'))
  await expect(run()).rejects.toBeInstanceOf(PrepareError)
})

test('stops when it is cancelled while waiting', async () => {
  const { run } = storage([503], [503])
  const control = new AbortController()
  const failed = expect(run(control.signal)).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(10)
  control.abort(new Error('gone'))
  await failed
})
