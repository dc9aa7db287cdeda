import { isWholeJpeg } from './is-whole-jpeg.ts'
import type { PictureFile, PictureFormat } from './picture-format.ts'

/** Whether a file of this format is there to its end, as far as that can be told without decoding it. */
export const isWhole: Record<PictureFormat, (file: PictureFile) => Promise<boolean>> = {
  jpeg: isWholeJpeg,
  async png({ size, read }) {
    const tail = await read(Math.max(0, size - 4096), size)
    return tail.includes('IEND')
  },
  async webp({ size, read }) {
    const header = await read(0, 12)
    return header.length === 12 && 8 + header.readUInt32LE(4) <= size
  },
  heif: everyBoxFits,
}

/** An ISO media file is a row of boxes that each begin with their size. */
async function everyBoxFits({ size, read }: PictureFile): Promise<boolean> {
  let at = 0
  // Real pictures have three to six boxes; a file of nothing but tiny ones is not worth thousands of requests.
  for (let boxes = 0; at < size && boxes < 32; boxes += 1) {
    const header = await read(at, at + 16)
    if (header.length < 8) return false
    const short = header.readUInt32BE(0)
    // 0: up to the end of the file; 1: the size follows in 64 bits.
    if (short === 0) return true
    if (short === 1 && header.length < 16) return false
    const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short
    if (length < 8) return false
    at += length
  }
  return at === size
}
