import { attempt } from '../machine/files.ts'
import type { HeaderLines, HttpResponse, Origin } from '../machine/http.ts'

/** Reads as an authorized caller; undefined if the object does not exist. */
type Read = (key: string, requested: HeaderLines) => HttpResponse | undefined

/** A missing object is a 404, as in a bucket that CloudFront may list. */
export function s3Origin(read: Read): Origin {
  return {
    async fetch({ method, uri, headers }) {
      if (method !== 'GET' && method !== 'HEAD') {
        return s3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.')
      }
      const key = attempt(() => decodeURIComponent(uri.replace(/^\/+/, '')))
      return (key && read(key, headers)) || s3Error(404, 'NoSuchKey', 'The specified key does not exist.')
    },
  }
}

function s3Error(status: number, code: string, message: string): HttpResponse {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`
  return { status, headers: [['content-type', 'application/xml']], body: Buffer.from(body) }
}
