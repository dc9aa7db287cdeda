import { expect, test } from 'vitest'
import { fileKindOf } from './file-kind.ts'
import type { FileKind } from './upload-copy.ts'

const cases: [FileKind | undefined, string][] = [
  ['gif', 'GIF89a\x01\0'],
  ['pdf', '%PDF-1.7\n%\xe2\xe3\xcf\xd3'],
  ['pdf', '\r\n\r\n%PDF-1.4'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9"/>'],
  ['svg', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- A house -->\n<svg\nwidth="9">'],
  ['webPage', '<!DOCTYPE html><title>House</title><svg></svg>'],
  ['text', 'A letter that somebody renamed to house.jpg.\r\n\tIt is in two lines.'],
  ['text', '\xff\xfeH\0i\0'],
  ['video', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['video', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
  ['video', '\x1aE\xdf\xa3\x9fB\x86'],
  ['video', '\0\0\x01\0moov'],
  ['video', 'RIFF\0\0\0\0AVI LIST'],
  ['sound', 'RIFF\0\0\0\0WAVEfmt '],
  ['sound', '\0\0\0\x14ftypM4A \0\0\0\0M4A '],
  ['raw', '\0\0\0\x18ftypcrx \0\0\0\x01crx isom'],
  ['raw', 'II*\0\x10\0\0\0CR\x02\0'],
  ['tiff', 'MM\0*\0\0\0\x08'],
  ['bitmap', 'BM\x36\0\0\0'],
  ['jpegXl', '\xff\x0a\xfa\x1f'],
  ['jpeg2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['photoshop', '8BPS\0\x01'],
  ['archive', 'PK\x03\x04\x14\0'],
  ['document', '\xd0\xcf\x11\xe0\xa1\xb1'],
  [undefined, '\x07\x01\x02\x03'],
  [undefined, '\0\0\0\0'],
]

test.each(cases)('recognizes %s by the first bytes (%j)', (kind, start) => {
  expect(fileKindOf(Uint8Array.from(start, (character) => character.charCodeAt(0)))).toBe(kind)
})
