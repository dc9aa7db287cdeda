import { expect, test } from 'vitest'
import { clampLongWord } from './clamped-title.tsx'

test('clamps only titles with a long word', () => {
  expect(clampLongWord('A'.repeat(255))).toBe('line-clamp-3')
  expect(clampLongWord(`The ${'A'.repeat(60)}`)).toBe('line-clamp-3')
  expect(clampLongWord('A very long title '.repeat(14))).toBe('')
})
