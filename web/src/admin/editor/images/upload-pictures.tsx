import { reportAuthLost } from '../../api/auth-lost.ts'
import { requestUpload } from '../../api/request-upload.ts'
import { toast } from '../../ui/toast-store.ts'
import { PrepareError } from '../../uploads/transfer.ts'
import { uploadCopy } from '../../uploads/upload-copy.ts'
import { UploadDialog } from '../../uploads/upload-dialog.tsx'
import type { ArrivedPicture } from '../../uploads/use-picture-upload.ts'

interface UploadPicturesProps {
  title: string
  maxFiles: number
  hint: string | undefined
  onUploaded: (pictures: ArrivedPicture[]) => void
  onClose: () => void
}

/** The upload dialog on this site's own storage, with the toasts of docs/product.md#errors-and-messages. */
export function UploadPictures(props: UploadPicturesProps) {
  return <UploadDialog {...props} prepare={requestUpload} onError={tell} />
}

function tell(error: unknown) {
  if (!(error instanceof PrepareError) || reportAuthLost(error.cause, 'upload')) return
  toast.failure(uploadCopy.prepareFailed, uploadCopy.prepareTitle)
}
