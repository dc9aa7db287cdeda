import { type HeaderLines, type HttpResponse, header, withHeader } from './http.ts'

/** Answers a GET from the whole object: 304, 206, or 416 beyond its end. */
export function conditionalResponse(requested: HeaderLines, whole: HttpResponse & { body: Buffer }): HttpResponse {
  if (isUnchanged(requested, whole.headers)) {
    return { status: 304, headers: withHeader(whole.headers, 'content-length', undefined), body: undefined }
  }
  const size = whole.body.length
  const range = rangeOf(header(requested, 'range'), size)
  if (range === undefined) return whole
  if (range === 'unsatisfiable') {
    return { status: 416, headers: [['content-range', `bytes */${size}`]], body: undefined }
  }
  const body = whole.body.subarray(range.start, range.end + 1)
  const partial = withHeader(whole.headers, 'content-range', `bytes ${range.start}-${range.end}/${size}`)
  return { status: 206, headers: withHeader(partial, 'content-length', String(body.length)), body }
}

function isUnchanged(requested: HeaderLines, own: HeaderLines): boolean {
  const tags = header(requested, 'if-none-match')
  if (tags !== undefined) {
    const etag = header(own, 'etag')
    const weak = (tag: string) => tag.trim().replace(/^W\//, '')
    return tags.trim() === '*' || (etag !== undefined && tags.split(',').some((tag) => weak(tag) === weak(etag)))
  }
  const since = Date.parse(header(requested, 'if-modified-since') ?? '')
  return since >= Date.parse(header(own, 'last-modified') ?? '')
}

/** Several ranges return the whole object, as in S3. */
function rangeOf(text: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(text ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start > end ? 'unsatisfiable' : { start, end }
}
