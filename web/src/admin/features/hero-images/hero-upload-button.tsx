import { limits } from '@porchlight/contract/limits'
import { type Ref, useId } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { heroAdminCopy } from './hero-copy.ts'

const copy = heroAdminCopy

interface HeroUploadButtonProps {
  count: number
  pending: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Opens the upload; dimmed and harmless when there are four images, with the reason beside it (docs/product.md#hero-images). */
export function HeroUploadButton({ count, pending, onClick, ref }: HeroUploadButtonProps) {
  const id = useId()
  const full = count >= limits.heroImages
  return (
    <div className="grid gap-2 sm:justify-items-end">
      <Button
        ref={ref}
        aria-disabled={full || pending}
        aria-busy={pending}
        aria-describedby={full ? id : undefined}
        onClick={() => {
          if (full) announce(copy.full)
          else if (!pending) onClick()
        }}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      >
        <AdminIcon name="upload" />
        {pending ? copy.uploading : copy.upload}
      </Button>
      {full && (
        <p id={id} className="text-sm text-ink-soft">
          {copy.full}
        </p>
      )}
    </div>
  )
}
