const opening = /^["'“„”‟‘‚’«»‹›([{<\s]+/
const closing = /["'“”‟‘’«»‹›)\]}>\s;,.:!?…]+$/

/**
 * Returns the address in a text as mail programs copy it: `Ada <a@b.org>`, `a@b.org (Ada)`, `To: a@b.org`,
 * `mailto:a@b.org?subject=x`, in quotes or brackets, with punctuation or invisible characters. In lower case; any other
 * text unchanged.
 */
export function emailFromText(text: string): string {
  const visible = text
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    // Also full-width letters and signs.
    .normalize('NFKC')
    .trim()
  const linked = /mailto:([^\s?>)\]"']+)/i.exec(visible)?.[1]
  const inBrackets = /<([^<>]*)>\s*(?:\([^()]*\))?[\s;,.]*$/.exec(visible)?.[1]
  const noted = /^([^\s()]+@[^\s()]+)\s*\([^()]*\)[\s;,.]*$/.exec(visible)?.[1]
  const named = /^[^@()]*\(([^\s()]+@[^\s()]+)\)[\s;,.]*$/.exec(visible)?.[1]
  return (linked === undefined ? (inBrackets ?? noted ?? named ?? visible) : decoded(linked))
    .replace(/^\s*(?:e-?mail|to|from|cc|bcc)\s*:\s*/i, '')
    .replace(/(@[^?]*)\?.*$/, '$1')
    .replace(opening, '')
    .replace(closing, '')
    .toLowerCase()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
