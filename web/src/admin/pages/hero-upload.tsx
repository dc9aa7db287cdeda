import { useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { reportAuthLost } from '../api/auth-lost.ts'
import { heroAdminCopy } from '../features/hero-images/hero-copy.ts'
import { HeroUploadButton } from '../features/hero-images/hero-upload-button.tsx'
import { tellHeroUploadFailure, useHeroAddition } from '../features/hero-images/use-hero-addition.ts'
import { PrepareError } from '../uploads/transfer.ts'
import { UploadDialog } from '../uploads/upload-dialog.tsx'

const copy = heroAdminCopy

/** Uploads one picture and adds it to the hero images; `count` is how many there are. */
export function HeroUpload({ count }: { count: number }) {
  const [uploading, setUploading] = useState(false)
  const { add, pending, retry } = useHeroAddition()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="grid gap-3 max-sm:w-full">
      <HeroUploadButton ref={button} count={count} pending={pending} onClick={() => setUploading(true)} />
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
          onUploaded={([picture]) => picture && add(picture.url, count)}
        />
      )}
    </div>
  )
}

function tell(error: unknown) {
  const cause = error instanceof PrepareError ? error.cause : error
  if (!reportAuthLost(cause, 'upload')) tellHeroUploadFailure(cause)
}
