import { type Ref, useId } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { imagesCopy } from './images-copy.ts'

interface UploadImagesButtonProps {
  /** Why nothing can be uploaded now: the button is dimmed and harmless, and keeps the focus. */
  refusal: string | undefined
  onClick: () => void
  ref: Ref<HTMLButtonElement>
}

/** Opens the upload of an editor. */
export function UploadImagesButton({ refusal, onClick, ref }: UploadImagesButtonProps) {
  const id = useId()
  return (
    <>
      <Button
        ref={ref}
        variant="outline"
        aria-disabled={refusal !== undefined}
        aria-describedby={refusal && id}
        onClick={() => (refusal ? announce(refusal) : onClick())}
        className="justify-self-start aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      >
        <AdminIcon name="upload" />
        {imagesCopy.upload}
      </Button>
      {refusal && (
        <p id={id} className="text-sm text-ink-soft">
          {refusal}
        </p>
      )}
    </>
  )
}
