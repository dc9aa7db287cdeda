import { TransferError } from './put-file.ts'
import { isExpired } from './retry-policy.ts'
import { PrepareError } from './transfer.ts'
import { uploadCopy } from './upload-copy.ts'

const { failed } = uploadCopy

/** What a person reads beside a file that did not arrive. */
export function failureWords(error: unknown): string {
  if (error instanceof PrepareError) return failed.prepare
  if (!(error instanceof TransferError)) return failed.unreadable
  const { status, body } = error.failed
  if (status === 0) return failed.connection
  if (isExpired(error.failed)) return failed.expired
  if (status === 413 || body.includes('EntityTooLarge')) return failed.tooLarge
  return status === 429 || status >= 500 ? failed.busy : failed.refused
}
