/** Adds text items, as phones add depth and gain maps. Boxes as in ISO/IEC 14496-12, item tables of version 0 or 1. */
export function withExtraItems(file: Buffer, count: number): Buffer {
  const meta = findBox(file, 'meta', 0, file.length)
  const children = boxesIn(file, meta.start + 12, meta.end)
  const added = count * (itemInfo(0).length + itemLocation(file, children, 0).length)
  const parts = children.map(({ type, start, end }) => {
    const box = Buffer.from(file.subarray(start, end))
    if (type === 'iinf') return grown(box, 12, count, (id) => itemInfo(id))
    if (type === 'iloc') return grown(moved(box, added), 14, count, (id) => itemLocation(file, children, id))
    return box
  })
  const head = Buffer.from(file.subarray(meta.start, meta.start + 12))
  head.writeUInt32BE(meta.end - meta.start + added, 0)
  return Buffer.concat([file.subarray(0, meta.start), head, ...parts, file.subarray(meta.end)])
}

const FIRST_ID = 10_000

interface Box {
  type: string
  start: number
  end: number
}

function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let start = from; start + 8 <= to; ) {
    const end = start + file.readUInt32BE(start)
    boxes.push({ type: file.toString('latin1', start + 4, start + 8), start, end })
    start = end
  }
  return boxes
}

function findBox(file: Buffer, type: string, from: number, to: number): Box {
  const box = boxesIn(file, from, to).find((candidate) => candidate.type === type)
  if (!box) throw new Error(`This file has no box ${type}`)
  return box
}

function grown(box: Buffer, countAt: number, count: number, entry: (id: number) => Buffer): Buffer {
  const entries = Array.from({ length: count }, (_, n) => entry(FIRST_ID + n))
  const whole = Buffer.concat([box, ...entries])
  whole.writeUInt32BE(whole.length, 0)
  whole.writeUInt16BE(whole.readUInt16BE(countAt) + count, countAt)
  return whole
}

function itemInfo(id: number): Buffer {
  const box = Buffer.concat([
    Buffer.from([0, 0, 0, 0]),
    Buffer.from('infe', 'latin1'),
    Buffer.from([2, 0, 0, 0, id >> 8, id & 0xff, 0, 0]),
    Buffer.from('mime\0text/plain\0', 'latin1'),
  ])
  box.writeUInt32BE(box.length, 0)
  return box
}

interface LocationLayout {
  version: number
  offsetSize: number
  lengthSize: number
  baseSize: number
  indexSize: number
}

function layoutOf(iloc: Buffer): LocationLayout {
  const [sizes = 0, more = 0] = [iloc[12], iloc[13]]
  const version = iloc[8] ?? 0
  return {
    version,
    offsetSize: sizes >> 4,
    lengthSize: sizes & 15,
    baseSize: more >> 4,
    indexSize: version === 0 ? 0 : more & 15,
  }
}

function itemLocation(file: Buffer, children: readonly Box[], id: number): Buffer {
  const box = children.find(({ type }) => type === 'iloc')
  if (!box) throw new Error('This file has no box iloc')
  const { version, offsetSize, lengthSize, baseSize, indexSize } = layoutOf(file.subarray(box.start, box.end))
  const method = version === 0 ? 0 : 2
  const entry = Buffer.alloc(2 + method + 2 + baseSize + 2 + indexSize + offsetSize + lengthSize)
  entry.writeUInt16BE(id, 0)
  entry.writeUInt16BE(1, 2 + method + 2 + baseSize)
  if (lengthSize > 0) entry.writeUIntBE(1, entry.length - lengthSize, lengthSize)
  return entry
}

function moved(iloc: Buffer, by: number): Buffer {
  const { version, offsetSize, lengthSize, baseSize, indexSize } = layoutOf(iloc)
  const items = iloc.readUInt16BE(14)
  let at = 16
  for (let item = 0; item < items; item += 1) {
    const isInFile = version === 0 || (iloc.readUInt16BE(at + 2) & 15) === 0
    at += 2 + (version === 0 ? 0 : 2) + 2
    if (baseSize > 0 && isInFile) iloc.writeUIntBE(iloc.readUIntBE(at, baseSize) + by, at, baseSize)
    at += baseSize
    const extents = iloc.readUInt16BE(at)
    at += 2
    for (let extent = 0; extent < extents; extent += 1) {
      at += indexSize
      if (baseSize === 0 && isInFile) iloc.writeUIntBE(iloc.readUIntBE(at, offsetSize) + by, at, offsetSize)
      at += offsetSize + lengthSize
    }
  }
  return iloc
}
