import type { PictureFile } from './picture-format.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
const tailBytes = 4096
/** A file up to this many bytes is read whole at once. */
const smallBytes = 131_072

/**
 * Whether a JPEG file has its end marker. Most files end with it, or with zeros behind it; some phones put more behind
 * it (a second picture, a short film), and a cut file can end in the marker of its own thumbnail: then the file is
 * walked through from its beginning.
 */
export async function isWholeJpeg({ size, read }: PictureFile): Promise<boolean> {
  if (size > smallBytes && endsInMarker(await read(size - tailBytes, size))) return true
  return hasEnd(await read(0, size))
}

function endsInMarker(tail: Buffer): boolean {
  const end = withoutPadding(tail)
  return tail[end - 2] === 0xff && tail[end - 1] === endOfImage
}

function withoutPadding(tail: Buffer): number {
  let end = tail.length
  while (end > 0 && tail[end - 1] === 0) end -= 1
  return end
}

/** Follows the segments by their lengths: an end marker before the picture's data belongs to its thumbnail. */
function hasEnd(file: Buffer): boolean {
  let at = 2
  let sawScan = false
  while (at + 1 < file.length) {
    if (file[at] !== 0xff) return false
    const marker = file[at + 1]
    if (marker === undefined) return false
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) return sawScan
    if (at + 4 > file.length) return false
    at += 2 + file.readUInt16BE(at + 2)
    if (marker === startOfScan) {
      sawScan = true
      at = endOfScan(file, at)
    }
  }
  return false
}

/** The next marker behind compressed data, in which 0xff is followed by 0 or a restart marker. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    const belongsToData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!belongsToData) return at
  }
  return file.length
}
