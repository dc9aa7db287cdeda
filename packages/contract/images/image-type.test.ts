import { expect, test } from 'vitest'
import { imageTypeOf } from './image-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** The start of an ISO media file with a main brand and compatible ones. */
const media = (...brands: string[]) =>
  bytes(`\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}mdat`)

test.each([
  ['image/jpeg', bytes('\xff\xd8\xff\xe1..Exif')],
  ['image/jpeg', bytes('\xff\xd8\xff\xdb')],
  ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['image/webp', bytes('RIFF\0\0\0\0WEBPVP8X')],
  ['image/heic', media('heic', 'mif1', 'heic')],
  ['image/heic', media('mif1', 'heic', 'miaf')],
  ['image/heic', media('heix', 'mif1')],
  ['image/avif', media('avif', 'mif1', 'miaf')],
  ['image/avif', media('mif1', 'avif')],
  ['image/heif', media('mif1', 'miaf')],
  [undefined, media('qt  ', 'qt  ')],
  [undefined, media('isom', 'hvc1', 'mp42')],
  // A brand after the end of the box is data.
  [undefined, Uint8Array.from([...media('isom', 'mp42').subarray(0, 20), ...bytes('heic')])],
  [undefined, bytes('\x89PNG\r\n\x1a\n\0\0\0\x04CgBI')],
  [undefined, bytes('RIFF\0\0\0\0AVI LIST')],
  [undefined, bytes('GIF89a')],
  [undefined, bytes('\xff\xd8')],
  [undefined, bytes('')],
])('recognizes %s by the first bytes', (type, start) => {
  expect(imageTypeOf(start)).toBe(type)
})
