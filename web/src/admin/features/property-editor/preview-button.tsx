import type { PropertyInput } from '@porchlight/contract/properties/property'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { isRunning } from '../../api/is-running.ts'
import { previewMutations } from '../../api/preview-calls.ts'
import { showFailure } from '../../session-expired.ts'
import { previewCopy } from './preview-copy.ts'

const mutationKey = ['preview']

interface PreviewButtonProps {
  /** Undefined for a new property. */
  propertyId: string | undefined
  /** Returns undefined, after showing the errors, if the form is invalid. */
  getContent: () => PropertyInput | undefined
}

/** Opens a preview of the public page in a new tab. */
export function PreviewButton({ propertyId, getContent }: PreviewButtonProps) {
  /** Path of the preview if the browser blocked the new tab. */
  const [blocked, setBlocked] = useState<string>()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({ ...previewMutations.create(client), mutationKey })
  const openPreview = () => {
    const content = getContent()
    if (isRunning(client, mutationKey) || !content) return
    setBlocked(undefined)
    // Browsers block a tab that opens after the response.
    const target = window.open('about:blank', '_blank')
    target?.document.body.append(previewCopy.preparing)
    const { version: _, ...property } = content.property
    const body = { typed: { ...content, property }, ...(propertyId && { propertyId }) }
    // The callbacks of mutate() are not called once the screen is left.
    mutateAsync(body).then(
      ({ token }) => {
        if (target) target.location.replace(paths.preview(token))
        else setBlocked(paths.preview(token))
      },
      (error) => {
        target?.close()
        showFailure(error, previewCopy.failed, previewCopy.gone)
      },
    )
  }
  return (
    <>
      <Button variant="outline" busy={isPending} onClick={openPreview}>
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
