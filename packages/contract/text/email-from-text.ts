/**
 * Returns the address in a text as mail programs copy it: `Ada <a@b.org>`, `<a@b.org>`, `mailto:a@b.org?subject=x`, with
 * punctuation of a list or sentence at the end, or with invisible characters. In lower case; any other text unchanged.
 */
export function emailFromText(text: string): string {
  const visible = text.replaceAll(/[\p{Cf}\p{Cc}]/gu, '').trim()
  const inBrackets = /<([^<>]*)>[\s;,.]*$/.exec(visible)?.[1] ?? visible
  return inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/^["'“‘(]+|["'”’)\s;,.:]+$/g, '')
    .toLowerCase()
}
