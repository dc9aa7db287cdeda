import { type HeaderLines, header } from './http.ts'

/** `answer` are the headers of the whole object. */
export function isUnchanged(requestHeaders: HeaderLines, answer: HeaderLines): boolean {
  const tags = header(requestHeaders, 'if-none-match')
  if (tags !== undefined) {
    const own = header(answer, 'etag')
    const weak = (tag: string) => tag.trim().replace(/^W\//, '')
    return tags.trim() === '*' || (own !== undefined && tags.split(',').some((tag) => weak(tag) === weak(own)))
  }
  const since = Date.parse(header(requestHeaders, 'if-modified-since') ?? '')
  return since >= Date.parse(header(answer, 'last-modified') ?? '')
}

/** Several ranges return the whole object, as in S3. */
export function rangeOf(
  text: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(text ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start > end ? 'unsatisfiable' : { start, end }
}
