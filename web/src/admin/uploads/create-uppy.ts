import { limits } from '@porchlight/contract/limits'
import { uploadTypes } from '@porchlight/contract/upload'
import { Uppy } from '@uppy/core'
import type { UploadBody, UploadMeta } from './single-put.ts'
import { uploadCopy } from './upload-copy.ts'

/** Uppy without its own windows, with the rules of docs/product.md#uploading. Nothing starts on its own. */
export function createUppy(maxFiles: number) {
  return new Uppy<UploadMeta, UploadBody>({
    autoProceed: false,
    restrictions: restrictionsFor(maxFiles),
    locale: { strings: uploadCopy.restrictions, pluralize: (count) => (count === 1 ? 0 : 1) },
  })
}

/** What has arrived takes room in an editor, so the number may change while a dialog is open. */
export const restrictionsFor = (maxFiles: number) => ({
  maxNumberOfFiles: maxFiles,
  maxFileSize: limits.uploadBytes,
  minFileSize: 1,
  allowedFileTypes: [...uploadTypes],
})
