/** Brands of AVIF and HEIC files from cameras and tools. */
const heifBrands = new Set(['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Returns a file's format by its first bytes, whatever its name and declared type; undefined if we cannot use it. */
export function imageFormat(start: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  const text = (from: number, to: number) => start.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n' && text(12, 16) === 'IHDR') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && brandsOf(start).some((brand) => heifBrands.has(brand))) return 'heif'
  return undefined
}

/** Returns the main and compatible brands of an ISO media file. */
function brandsOf(start: Buffer): string[] {
  const end = Math.min(start.length < 16 ? 0 : start.readUInt32BE(0), start.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(start.toString('latin1', at, at + 4))
  return brands
}
