import { expect, test } from 'vitest'
import { mapWithConcurrency } from './map-with-concurrency.ts'

test('processes every item with limited concurrency', async () => {
  const done: number[] = []
  let [under, most] = [0, 0]
  await mapWithConcurrency([1, 2, 3, 4, 5, 6, 7], 3, async (n) => {
    under += 1
    most = Math.max(most, under)
    await Promise.resolve()
    under -= 1
    done.push(n)
  })
  expect([done.toSorted(), most]).toEqual([[1, 2, 3, 4, 5, 6, 7], 3])
})

test('after a failure no item is started, and the error is thrown when the others have ended', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = mapWithConcurrency([1, 2, 3, 4], 2, async (n) => {
    begun.push(n)
    if (n === 1) throw new Error('the first')
    await new Promise((resolve) => setTimeout(resolve, 20))
    ended.push(n)
  })
  await expect(work).rejects.toThrow('the first')
  expect([begun, ended]).toEqual([[1, 2], [2]])
})
