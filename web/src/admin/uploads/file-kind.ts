import { brandsOf, textOf } from '@porchlight/contract/images/image-type'
import type { FileKind } from './upload-copy.ts'

/** First bytes of other files, with their position. */
const marks: readonly [kind: FileKind, position: number, ...marks: string[]][] = [
  ['gif', 0, 'GIF87a', 'GIF89a'],
  ['bitmap', 0, 'BM'],
  ['photoshop', 0, '8BPS'],
  ['jpegXl', 0, '\xff\x0a', '\0\0\0\x0cJXL '],
  ['jpeg2000', 0, '\0\0\0\x0cjP  ', '\xff\x4f\xff\x51'],
  ['raw', 0, 'II*\0\x10\0\0\0CR', 'IIRO', 'IIRS', 'IIU\0', 'FUJIFILMCCD-RAW', '\0MRM'],
  ['tiff', 0, 'II*\0', 'MM\0*', 'II+\0', 'MM\0+'],
  ['sound', 0, 'ID3', 'fLaC', '\xff\xfb', '\xff\xf3', '\xff\xf1', '\xff\xf9'],
  ['sound', 8, 'WAVE'],
  ['video', 8, 'AVI '],
  ['video', 0, '\x1aE\xdf\xa3', 'OggS', 'FLV', '\0\0\x01\xba', '\0\0\x01\xb3', '0&\xb2u'],
  ['video', 4, 'moov', 'mdat', 'wide', 'free', 'skip'],
  ['archive', 0, 'PK\x03\x04', 'Rar!', '7z\xbc\xaf', '\x1f\x8b'],
  ['document', 0, '\xd0\xcf\x11\xe0', '{\\rtf'],
]

const mediaKinds = new Map<string, FileKind>([
  ['crx ', 'raw'],
  ['M4A ', 'sound'],
  ['M4B ', 'sound'],
])

/** Returns what kind of file it is by its first bytes, if they show it. */
export function fileKindOf(file: Uint8Array): FileKind | undefined {
  const start = textOf(file)
  const [brand] = brandsOf(start)
  if (brand !== undefined) return mediaKinds.get(brand) ?? 'video'
  // Readers look for this mark in the first kilobyte.
  if (start.slice(0, 1024).includes('%PDF-')) return 'pdf'
  const marked = marks.find(([, position, ...texts]) => texts.some((text) => start.startsWith(text, position)))
  if (marked) return marked[0]
  if (!isText(start)) return undefined
  if (/<!doctype html|<html/i.test(start)) return 'webPage'
  return /<svg[\s>]/i.test(start) ? 'svg' : 'text'
}

/** Byte order marks of UTF-16, or no control characters besides white space. */
const isText = (start: string) =>
  /^(\xff\xfe|\xfe\xff)/.test(start) || [...start].every((character) => character >= ' ' || /\s/.test(character))
