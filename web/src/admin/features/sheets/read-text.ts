/** A file that is no text, by why; the words are in `sheetsCopy.refused`. */
type Refusal = 'workbook' | 'binary' | 'size'

export type FileText = { text: string; isWestern: boolean } | { refused: Refusal }

/** In bytes: 5,000 homes with long descriptions have a quarter of it. */
const largest = 20_000_000

/** Of a ZIP archive, as .xlsx and .numbers are, and of Excel's workbooks before 2007. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/**
 * The text of a file in UTF-8, UTF-16 or, as Excel's plain "CSV" on Windows, Windows-1252 (`isWestern`: what cannot be
 * known for sure). Line ends become \n.
 */
export function readText(bytes: Uint8Array): FileText {
  if (bytes.length > largest) return { refused: 'size' }
  if (workbooks.some((mark) => mark.every((byte, n) => bytes[n] === byte))) return { refused: 'workbook' }
  const utf16 = utf16Of(bytes)
  const utf8 = utf16 ?? decode(bytes, 'utf-8')
  const text = utf8 ?? decode(bytes, 'windows-1252') ?? ''
  if (text.includes('\0')) return { refused: 'binary' }
  return { text: text.replaceAll(/\r\n?/g, '\n'), isWestern: utf8 === undefined }
}

/** Undefined where the bytes are of no such text; a byte order mark is left out. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** By its byte order mark, or by its first letter, which in a sheet of ours is one of ASCII. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return decode(bytes, 'utf-16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return decode(bytes, 'utf-16be')
  return undefined
}
