/** Reading it needs no event loop, unlike Node's Blob. It can be read this many times. */
export function fileOf(size: number, reads = Number.POSITIVE_INFINITY): Blob {
  let left = reads
  const arrayBuffer = async () => {
    left -= 1
    if (left < 0) throw new DOMException('The file was changed', 'NotReadableError')
    return new ArrayBuffer(1)
  }
  return Object.defineProperties(new Blob(), { size: { value: size }, slice: { value: () => ({ arrayBuffer }) } })
}
