import { routes } from '@porchlight/contract/routes'
import type { Upload } from '@porchlight/contract/upload'
import { uploadTypes } from '@porchlight/contract/upload'
import { callApi } from './client.ts'

/** An address for one file, of this type and size in bytes; good for a few minutes. */
export function requestUpload(file: { type: string; size: number }, signal: AbortSignal): Promise<Upload> {
  const contentType = uploadTypes.find((type) => type === file.type)
  return callApi(routes.requestUpload, {
    body: { contentLength: file.size, ...(contentType ? { contentType } : {}) },
    signal,
  })
}
