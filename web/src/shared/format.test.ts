import { expect, test } from 'vitest'
import { formatNumber } from './format.ts'

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 2.5, 1234.5, 12_345.125, -1000])(
  'formats %d as in the United States',
  (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString('en-US'))
  },
)
