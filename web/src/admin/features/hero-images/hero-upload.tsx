import { type HeroImageInput, heroImageInputSchema } from '@porchlight/contract/images/hero'
import { limits } from '@porchlight/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { messageOf } from '../../api/error-issues.ts'
import { heroMutations } from '../../api/hero-mutations.ts'
import { useDraftState } from '../../editor/draft-store.ts'
import { showFailure } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { PrepareError } from '../../uploads/transfer.ts'
import { UploadButton } from '../../uploads/upload-button.tsx'
import { UploadDialog } from '../../uploads/upload-dialog.tsx'
import { heroAdminCopy } from './hero-copy.ts'

const copy = heroAdminCopy

/** `count` is the current number of hero images. */
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
          <p className="text-sm">{copy.notAdded}</p>
          <Button
            variant="outline"
            onClick={() => {
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
          onError={(error) => showHeroUploadError(error instanceof PrepareError ? error.cause : error)}
          onClose={() => setUploading(false)}
          onUploaded={([image]) => image && add({ imageUrl: image.url, displayOrder: count })}
        />
      )}
    </div>
  )
}

function useHeroAddition() {
  const [unsaved, setUnsaved] = useDraftState('hero', heroImageInputSchema)
  const { mutate, isPending } = useMutation({
    ...heroMutations.add(useQueryClient()),
    onSuccess: () => toast.success(copy.uploaded),
    onError: (error, image) => {
      // After errors other than a refusal, the image is still stored.
      if (!hasStatus(error, 400, 409)) setUnsaved(image)
      showHeroUploadError(error)
    },
  })
  const add = (image: HeroImageInput) => {
    setUnsaved(undefined)
    mutate(image)
  }
  return { add, pending: isPending, retry: unsaved && (() => add(unsaved)) }
}

/** Shows the server's message, or ours (docs/product/api.md#errors-and-messages). */
function showHeroUploadError(error: unknown): void {
  showFailure(error, messageOf(error) ?? copy.uploadFailed)
}
