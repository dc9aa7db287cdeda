const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const ADOBE = 0xee
/** A scan of these frames holds all coefficients, so that its header has one possible content (ITU T.81, B.2.3). */
const sequentialFrames = new Set([0xc0, 0xc1])

/**
 * Repairs harmless errors in headers, as photo editors and cameras write them: stray bytes between segments, wrong
 * parameters in the scan header of a sequential image, or an unknown Adobe color transform. Viewers ignore these;
 * libjpeg warns about them, as it does about damaged image data. Image data stays as it is.
 */
export function repairJpeg(file: Buffer): Buffer {
  const parts: Buffer[] = [file.subarray(0, 2)]
  let isSequential = false
  let at = 2
  while (at + 4 <= file.length) {
    const next = file.indexOf(MARKER, at)
    if (next < 0 || next + 4 > file.length) break
    const marker = file[next + 1] ?? 0
    if (marker === MARKER || marker === 0) {
      at = next + 1
      continue
    }
    if (marker === END_OF_IMAGE) return Buffer.concat([...parts, file.subarray(next)])
    const end = next + 2 + file.readUInt16BE(next + 2)
    const segment = Buffer.from(file.subarray(next, end))
    if (sequentialFrames.has(marker)) isSequential = true
    if (marker === ADOBE) repairAdobe(segment)
    if (marker === START_OF_SCAN && isSequential) repairScanHeader(segment)
    parts.push(segment)
    at = end
    if (marker === START_OF_SCAN) {
      at = endOfScan(file, end)
      parts.push(file.subarray(end, at))
    }
  }
  return Buffer.concat([...parts, file.subarray(at)])
}

/** Spectral selection 0 to 63 and no successive approximation are the only valid parameters. */
function repairScanHeader(segment: Buffer): void {
  const parameters = 5 + 2 * (segment[4] ?? 0)
  if (parameters + 3 <= segment.length) segment.set([0, 63, 0], parameters)
}

/** Decoders assume YCbCr for an unknown color transform. */
function repairAdobe(segment: Buffer): void {
  const isAdobe = segment.toString('latin1', 4, 9) === 'Adobe' && segment.length >= 16
  if (isAdobe && (segment[15] ?? 0) > 2) segment[15] = 1
}

/** Image data has 0xff only before 0 or a restart marker. */
function endOfScan(file: Buffer, start: number): number {
  let at = file.indexOf(MARKER, start)
  while (at >= 0 && at + 1 < file.length) {
    const code = file[at + 1] ?? 0
    const isData = code === 0 || (code >= 0xd0 && code <= 0xd7)
    if (!isData && code !== MARKER) return at
    at = file.indexOf(MARKER, at + (code === MARKER ? 1 : 2))
  }
  return file.length
}
