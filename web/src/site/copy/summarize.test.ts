import { expect, test } from 'vitest'
import { summarize } from './summarize.ts'

test('returns a short text in one line', () => {
  expect(summarize('  A porch\n\nand a  swing. ')).toBe('A porch and a swing.')
})

test('cuts a long text at the end of a word', () => {
  expect(summarize('One two three, four five', 15)).toBe('One two three…')
  expect(summarize('One two three four', 14)).toBe('One two three…')
  expect(summarize('Ponce Court Apartments', 10)).toBe('Ponce…')
})

test('cuts inside a very long word', () => {
  const cut = summarize('x'.repeat(400))
  expect(cut).toHaveLength(155)
  expect(cut.endsWith('…')).toBe(true)
})

test('does not split an emoji', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(summarize(`ab${family}${family}`, 16)).toBe(`ab${family}…`)
})

test.each(['🇺🇸', '👍🏽', '❤️', '🏳️‍🌈', 'ก็'])('does not split %s', (whole) => {
  expect(summarize(`abcdefgh${whole}klmnop`, 9 + whole.length - 1)).toBe('abcdefgh…')
  expect(summarize(`abcdefgh${whole}klmnop`, 9 + whole.length)).toBe(`abcdefgh${whole}…`)
})

test('does not split a letter and its accent', () => {
  const accented = 'e\u0301'
  expect(summarize(`abcdefghij${accented}klm`, 12)).toBe('abcdefghij…')
})

test('is fast for a text of 50 KB', () => {
  expect(summarize('porch '.repeat(9000)).length).toBeLessThanOrEqual(155)
})
