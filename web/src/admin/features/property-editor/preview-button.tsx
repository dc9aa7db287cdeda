import type { PropertyInput } from '@porchlight/contract/properties/property'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { isRunning } from '../../api/is-running.ts'
import { previewMutations } from '../../api/preview-calls.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { previewCopy } from './preview-copy.ts'

const mutationKey = ['preview']

interface PreviewButtonProps {
  /** Undefined for one that was never saved. */
  propertyId: string | undefined
  /** What is typed; undefined, after telling what is wrong with it, when it cannot be shown. */
  typed: () => PropertyInput | undefined
}

/** Shows the public page as it would be, in a window of its own. */
export function PreviewButton({ propertyId, typed }: PreviewButtonProps) {
  /** Where the preview is, when the browser would open no window. */
  const [blocked, setBlocked] = useState<string>()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({ ...previewMutations.create(client), mutationKey })
  const show = () => {
    const content = typed()
    if (isRunning(client, mutationKey) || !content) return
    setBlocked(undefined)
    // a window opened after an answer has come, which is not at once after the press, would be blocked
    const target = window.open('about:blank', '_blank')
    const { version: _, ...property } = content.property
    const body = { typed: { ...content, property }, ...(propertyId && { propertyId }) }
    mutate(body, {
      onSuccess: ({ token }) => {
        if (target) target.location.replace(paths.preview(token))
        else setBlocked(paths.preview(token))
      },
      onError: (error) => {
        target?.close()
        if (!handleSessionExpired(error)) toast.failure(previewCopy.failed)
      },
    })
  }
  return (
    <>
      <Button
        variant="outline"
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={show}
        className="aria-disabled:opacity-50"
      >
        {isPending ? previewCopy.preparing : previewCopy.preview}
      </Button>
      <p role="status" className="col-span-full text-center text-sm empty:hidden">
        {blocked && (
          <>
            {previewCopy.blocked}{' '}
            <a href={blocked} target="_blank" rel="noopener" className="underline underline-offset-4">
              {previewCopy.open}
            </a>
          </>
        )}
      </p>
    </>
  )
}
