/** Reads JSON from text, or from bytes in UTF-8; undefined for what is none. */
export function parseJson(json: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof json === 'string' ? json : new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch {
    return undefined
  }
}
