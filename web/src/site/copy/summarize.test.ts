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
  expect(summarize('abcdefgh👍klmnop', 10)).toBe('abcdefgh…')
  expect(summarize('abcdefgh👍klmnop', 11)).toBe('abcdefgh👍…')
})
