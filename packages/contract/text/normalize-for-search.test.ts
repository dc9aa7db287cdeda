import { expect, test } from 'vitest'
import { normalizeForSearch } from './normalize-for-search.ts'

test.each([
  ['an accent left out', 'Café', 'cafe'],
  ['an accent composed or not', 'Caf\u00e9', 'Cafe\u0301'],
  ['a typographic apostrophe', 'Grant’s Park', "grant's park"],
  ['a modifier letter apostrophe', 'Grant\u02bcs', "Grant's"],
  ['typographic quotes', '“The Annex”', '"the annex"'],
  ['a non-breaking space', 'Virginia\u00a0Highland', 'virginia highland'],
  ['a narrow space and a tab', 'Old\u202fFourth\tWard', 'old fourth ward'],
  ['a ligature', 'o\ufb03ce', 'OFFICE'],
  ['a letter that has no accent to lose', 'Straße Ærø', 'strasse aero'],
  ['a non-breaking hyphen', 'mid\u2011century', 'mid-century'],
  ['a soft hyphen and a zero-width space', 'cot\u00adta\u200bge', 'cottage'],
  ['full-width letters', 'Ｌｏｆｔ', 'loft'],
  ['an acute accent as an apostrophe', 'Grant´s', "grant's"],
  ['a sign of inches', '48″ range', '48" range'],
  ['a quote of another language', '„Annex‟ ‹B›', '"annex" \'b\''],
  ['a Turkish i', 'DİNING nıche', 'dining niche'],
  ['a mark of direction', '\u2067Loft\u2069\u061c', 'loft'],
  ['a sign of a fraction', '1½ stories', '11/2 stories'],
  ['an ellipsis', 'and more…', 'and more...'],
  ['a form of an emoji', 'porch ☀\ufe0f', 'porch ☀'],
])('%s makes no difference', (_, a, b) => {
  expect(normalizeForSearch(a)).toBe(normalizeForSearch(b))
})

test('different words stay different, and spaces at the ends do not count', () => {
  expect(normalizeForSearch('  Porch ')).toBe('porch')
  expect(normalizeForSearch('porch')).not.toBe(normalizeForSearch('peach'))
  expect(normalizeForSearch('東京')).toBe('東京')
})
