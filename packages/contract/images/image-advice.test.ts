import { expect, test } from 'vitest'
import { areAlike } from './image-advice.ts'

test('hashes that differ in up to 10 bits are alike', () => {
  expect(areAlike('709c1c24e394d063', '709c1c24e394d063')).toBe(true)
  expect(areAlike('00000000000003ff', '0000000000000000')).toBe(true)
  expect(areAlike('00000000000007ff', '0000000000000000')).toBe(false)
  expect(areAlike('e871517168a9b1a7', '709c1c24e394d063')).toBe(false)
})
