import type { uploadTypes } from './upload.ts'

export type ImageType = (typeof uploadTypes)[number]

/** Bytes from the start of a file that show what it is. */
export const START_BYTES = 4096

/** Brands of AVIF and HEIC files from cameras and tools (ISO/IEC 23008-12, AVIF 1.1). */
const brands: readonly [type: ImageType, ...brands: string[]][] = [
  ['image/avif', 'avif', 'avis'],
  ['image/heic', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'],
  ['image/heif', 'mif1', 'msf1'],
]

/**
 * Returns a file's type by the bytes at its start, whatever its name and declared type; undefined if it is no image that
 * can be uploaded.
 */
export function imageTypeOf(file: Uint8Array): ImageType | undefined {
  const start = textOf(file)
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n') && start.startsWith('IHDR', 12)) return 'image/png'
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'image/webp'
  const own = brandsOf(start)
  return brands.find(([, ...names]) => names.some((name) => own.includes(name)))?.[0]
}

/** Returns the start of a file with one character per byte. */
export const textOf = (file: Uint8Array): string => String.fromCharCode(...file.subarray(0, START_BYTES))

/** Returns the main and compatible brands of an ISO media file; empty for other files. */
export function brandsOf(start: string): string[] {
  if (!start.startsWith('ftyp', 4) || start.length < 16) return []
  const [a = 0, b = 0, c = 0, d = 0] = [...start.slice(0, 4)].map((byte) => byte.charCodeAt(0))
  const end = Math.min(((a << 24) | (b << 16) | (c << 8) | d) >>> 0, start.length)
  const found: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) found.push(start.slice(at, at + 4))
  return found
}
