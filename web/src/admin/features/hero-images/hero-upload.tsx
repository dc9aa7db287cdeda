import { limits } from '@porchlight/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { messageOf } from '../../api/error-issues.ts'
import { heroMutations } from '../../api/hero-mutations.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { PrepareError } from '../../uploads/transfer.ts'
import { UploadButton } from '../../uploads/upload-button.tsx'
import { UploadDialog } from '../../uploads/upload-dialog.tsx'
import { heroAdminCopy } from './hero-copy.ts'

const copy = heroAdminCopy

/** Uploads one picture and adds it to the hero images; `count` is how many there are. */
export function HeroUpload({ count }: { count: number }) {
  const [uploading, setUploading] = useState(false)
  const { add, pending, retry } = useHeroAddition()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="grid gap-3 max-sm:w-full">
      <div className="grid gap-2 sm:justify-items-end">
        <UploadButton
          ref={button}
          label={pending ? copy.uploading : copy.upload}
          refusal={count >= limits.heroImages ? copy.full : undefined}
          pending={pending}
          onClick={() => setUploading(true)}
        />
      </div>
      {retry && (
        <div className="flex flex-wrap items-center gap-3 rounded-md border border-brick bg-sheet px-4 py-3">
          <p className="text-sm">{copy.left}</p>
          <Button
            variant="outline"
            onClick={() => {
              // this button goes with the trouble
              button.current?.focus()
              retry()
            }}
          >
            {copy.retry}
          </Button>
        </div>
      )}
      {uploading && (
        <UploadDialog
          title={copy.uploadTitle}
          maxFiles={1}
          onError={tell}
          onClose={() => setUploading(false)}
          onUploaded={([image]) => image && add(image.url, count)}
        />
      )}
    </div>
  )
}

function tell(error: unknown) {
  const cause = error instanceof PrepareError ? error.cause : error
  if (!handleSessionExpired(cause, 'upload')) tellHeroUploadFailure(cause)
}

/** Adds an uploaded picture to the hero images and tells what came of it (docs/product/api.md#errors-and-messages). */
function useHeroAddition() {
  const { mutate, isPending, error, variables } = useMutation({
    ...heroMutations.add(useQueryClient()),
    // not given with the call: whoever has gone to another screen meanwhile is told, too
    onSuccess: () => toast.success(copy.uploaded),
    onError: (failure) => {
      if (!handleSessionExpired(failure)) tellHeroUploadFailure(failure)
    },
  })
  const add = (imageUrl: string, displayOrder: number) => mutate({ imageUrl, displayOrder })
  // a refused picture stays refused; in any other trouble it waits in the storage and need not be sent again
  const left = error && !hasStatus(error, 400, 409) ? variables : undefined
  return { add, pending: isPending, retry: left && (() => add(left.imageUrl, left.displayOrder ?? 0)) }
}

/** The server's words, or ours (docs/product/api.md#errors-and-messages). */
function tellHeroUploadFailure(error: unknown): void {
  toast.failure(messageOf(error) ?? copy.uploadFailed)
}
