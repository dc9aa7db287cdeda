import { type HeaderLines, header } from './http.ts'

/** `answer` are the headers of the whole object, which always have an ETag. */
export function isUnchanged(requestHeaders: HeaderLines, answer: HeaderLines): boolean {
  const weak = (tag = '') => tag.trim().replace(/^W\//, '')
  const own = weak(header(answer, 'etag'))
  const tags = header(requestHeaders, 'if-none-match')?.split(',') ?? []
  return own !== '' && tags.some((tag) => weak(tag) === own)
}
