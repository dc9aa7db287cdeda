import { crc32, deflateSync } from 'node:zlib'

const [WIDTH, HEIGHT] = [64, 48]

/** Returns a PNG of 64 x 48 px in one gray. */
export function testImage(): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // 8 bits per sample, grayscale, and the only defined methods for the rest.
  header.set([8, 0, 0, 0, 0], 8)
  // Each row begins with its filter type.
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT, 0x80)
  for (let row = 0; row < HEIGHT; row += 1) rows[row * (WIDTH + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, checksum])
}
