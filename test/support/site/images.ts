import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'

const fromBase64 = (text: string) => Buffer.from(text, 'base64')

/** 40 by 21 pixels, the aspect ratio of share images, so nothing is cropped. The HEIC one has 480 by 270. */
export const images = {
  jpeg: fromBase64(
    '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAVACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCMBPXQAAAAAAAAAH//2Q==',
  ),
  png: fromBase64(
    'iVBORw0KGgoAAAANSUhEUgAAACgAAAAVCAIAAAC7eDtJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAM0lEQVRIiWPYGmQ9IIhh1OKg0aDeOpq4rEezU9BoAbJ1tMi0Hq0kgkarRevRajGIVmEAAGhHIM2stBQ1AAAAAElFTkSuQmCC',
  ),
  webp: fromBase64(
    'UklGRkgAAABXRUJQVlA4IDwAAABQAwCdASooABUAPm02l0ikIyIhJWgAgA2JZwDQvoAAK/fDcAD+5s7f9zUVsW9D/+Zo+832W9Ix1Dl8AAA=',
  ),
  avif: fromBase64(
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACUAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAACgAAAAVAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAtbWRhdBIACgk4FSejSAhoNIAyFhlCYwTAADQAAKxQwBOO5/J86LcZzJE=',
  ),
  heic: readFileSync(new URL('heic/house.heic', import.meta.url)),
}

export function pngChunk(type: string, content: Buffer) {
  const [length, body, check] = [Buffer.alloc(4), Buffer.concat([Buffer.from(type), content]), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

export function blackPng(size: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc(size * (size / 8 + 1)), { level: 9 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

export const jpegOf = (bytes: number) => Buffer.concat([images.jpeg, Buffer.alloc(bytes - images.jpeg.length)])

/** The Exif block makes viewers turn the JPEG by 90 degrees. */
export function turned(jpeg: Buffer): Buffer<ArrayBuffer> {
  const block = 'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'
  const segment = Buffer.from(`\xff\xe1\0${String.fromCharCode(block.length + 2)}${block}`, 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

export const noImages = {
  'a text file': Buffer.from('This is a text file that somebody renamed to house.jpg.\n'.repeat(20)),
  'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
  'a web page': Buffer.from('<!doctype html><title>House</title><script>alert(1)</script>'),
  'a GIF': fromBase64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  'a PDF': Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n%%EOF'),
  'three bytes': Buffer.from([0xff, 0xd8, 0xff]),
  'a truncated JPEG': images.jpeg.subarray(0, -40),
  'a truncated PNG': images.png.subarray(0, -20),
  'a truncated WebP': images.webp.subarray(0, -10),
  'a truncated AVIF': images.avif.subarray(0, -10),
  nothing: Buffer.alloc(0),
}
