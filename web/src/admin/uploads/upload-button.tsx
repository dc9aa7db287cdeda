import { type ComponentProps, type Ref, useId } from 'react'
import { announce } from '../../shared/ui/announcer.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { AdminIcon } from '../ui/admin-icon.tsx'

interface UploadButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className'> {
  label: string
  /** The button is dimmed but keeps the focus. */
  refusal: string | undefined
  pending?: boolean
  onClick: () => void
  ref: Ref<HTMLButtonElement>
}

/** While refused it keeps the focus, and says why when pressed. */
export function UploadButton({ label, refusal, pending = false, onClick, className = '', ...rest }: UploadButtonProps) {
  const id = useId()
  return (
    <>
      <Button
        {...rest}
        aria-disabled={refusal !== undefined || pending}
        aria-busy={pending}
        aria-describedby={refusal && id}
        onClick={() => {
          if (refusal) announce(refusal)
          else if (!pending) onClick()
        }}
        className={`aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ${className}`}
      >
        <AdminIcon name="upload" />
        {label}
      </Button>
      {refusal && (
        <p id={id} className="text-sm text-ink-soft">
          {refusal}
        </p>
      )}
    </>
  )
}
