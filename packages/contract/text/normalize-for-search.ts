/** Letters that Unicode does not decompose, and how people without them on the keyboard write them. */
const spellings: Record<string, string> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

const isAscii = /^[ -~]*$/

/**
 * Returns a text as search compares it: lower case, without accents, ligatures and invisible characters, with straight
 * apostrophes, quotes and hyphens and single spaces. "cafe" then equals "Café", however either was typed. Trimmed.
 */
export function normalizeForSearch(text: string): string {
  const plain = isAscii.test(text) ? text : simplify(text)
  return plain.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

function simplify(text: string): string {
  return (
    text
      // Before the decomposition, which makes a space of ´ and two signs of ″.
      .replaceAll(/[\u2018-\u201b\u2032\u2039\u203a\u02b9-\u02bd\u0060\u00b4]/g, "'")
      .replaceAll(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f\ufe0e\ufe0f]|\p{Cf}/gu, '')
      .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
      .replaceAll('\u2044', '/')
      .toLowerCase()
      .replaceAll(/[æœßøłđðþı]/g, (letter) => spellings[letter] ?? letter)
  )
}
