import { expect, test } from 'vitest'
import { summarize } from './summarize.ts'

test('a short text stays as it is, in one line', () => {
  expect(summarize('  A porch\n\nand a  swing. ')).toBe('A porch and a swing.')
})

test('a long text is cut at the end of a word', () => {
  expect(summarize('One two three, four five', 15)).toBe('One two three…')
  expect(summarize('One two three four', 14)).toBe('One two three…')
})

test('one very long word is cut within itself', () => {
  const cut = summarize('x'.repeat(400))
  expect(cut).toHaveLength(155)
  expect(cut.endsWith('…')).toBe(true)
})

test('an emoji of several parts is kept whole or left off', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(summarize(`ab${family}${family}`, 16)).toBe(`ab${family}…`)
})

test('an accent of its own stays with its letter', () => {
  const accented = 'e\u0301'
  expect(summarize(`abcdefghij${accented}klm`, 12)).toBe('abcdefghij…')
})

test('a text of 50 KB costs nothing', () => {
  expect(summarize('porch '.repeat(9000)).length).toBeLessThanOrEqual(155)
})
