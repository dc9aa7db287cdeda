import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSlots } from './slots.ts'

const never = new AbortController().signal
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('lets so many in at once, the others in their order', async () => {
  const slots = createSlots(2)
  const started: number[] = []
  const ends: (() => void)[] = []
  const task = (n: number) => () => {
    started.push(n)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const runs = [1, 2, 3, 4].map((n) => slots.run(task(n), never))
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toEqual([1, 2])
  ends[1]?.()
  await runs[1]
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toEqual([1, 2, 3])
})

test('one that gives up waiting leaves its place', async () => {
  const slots = createSlots(1)
  let end = () => {}
  const first = slots.run(() => new Promise<void>((resolve) => (end = resolve)), never)
  const control = new AbortController()
  const second = slots.run(async () => 'second', control.signal)
  control.abort(new Error('removed'))
  await expect(second).rejects.toThrow('removed')
  const third = slots.run(async () => 'third', never)
  await vi.advanceTimersByTimeAsync(0)
  end()
  await first
  await expect(third).resolves.toBe('third')
})

test('nobody goes on while it backs off', async () => {
  const slots = createSlots(1)
  slots.backOff(1000)
  const calm = vi.fn()
  void slots.calm(never).then(calm)
  await vi.advanceTimersByTimeAsync(999)
  expect(calm).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(calm).toHaveBeenCalled()
})
