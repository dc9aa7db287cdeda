import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { isRunning } from '../../api/is-running.ts'
import { livePreviews, previewMutations } from '../../api/preview-calls.ts'
import { formatSecond } from '../../business-time.ts'
import { showFailure, useQueryError } from '../../session-expired.ts'
import { flush } from '../../ui/flush.ts'
import { toast } from '../../ui/toast-store.ts'
import { previewCopy } from './preview-copy.ts'

const copy = previewCopy
const [creating, turningOff] = [['copy link'], ['turn off link']]

/** They work without a sign-in. */
export function PreviewLinks({ propertyId }: { propertyId: string }) {
  const id = useId()
  const client = useQueryClient()
  const query = useQuery(livePreviews(propertyId))
  const error = useQueryError(query.error)
  const [createdLink, setCreatedLink] = useState<{ id: string; address: string; isCopied: boolean }>()
  const copyButton = useRef<HTMLButtonElement>(null)
  const create = useMutation({
    ...previewMutations.create(client),
    mutationKey: creating,
    onError: (error) => showFailure(error, copy.failed, copy.gone),
  })
  const turnOff = useMutation({
    ...previewMutations.turnOff(client),
    mutationKey: turningOff,
    onError: (error) => showFailure(error, copy.turnOffFailed),
  })
  const copyLink = () => {
    if (isRunning(client, creating)) return
    create.mutate(
      { propertyId },
      {
        onSuccess: async (preview) => {
          const address = location.origin + paths.preview(preview.token)
          const isCopied = await navigator.clipboard.writeText(address).then(
            () => true,
            () => false,
          )
          setCreatedLink({ id: preview.id, address, isCopied })
        },
      },
    )
  }
  const remove = (preview: string) => {
    if (isRunning(client, turningOff, preview)) return
    turnOff.mutate(preview, {
      onSuccess: () => {
        toast.success(copy.turnedOff)
        if (createdLink?.id === preview) setCreatedLink(undefined)
        // The focused button disappears with its link.
        copyButton.current?.focus()
      },
    })
  }
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="font-sans text-base font-semibold">
        {copy.links}
      </h3>
      <p className="max-w-measure text-sm text-ink-soft">{copy.about}</p>
      <Button
        ref={copyButton}
        variant="outline"
        busy={create.isPending}
        onClick={copyLink}
        className="justify-self-start"
      >
        {create.isPending ? copy.preparing : copy.copyLink}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {createdLink && (createdLink.isCopied ? copy.copied : copy.notCopied)}
      </p>
      {createdLink && (
        <input
          readOnly
          aria-label={copy.link}
          value={createdLink.address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={controlStyles}
        />
      )}
      {error && (
        <p className="text-sm">
          {copy.loadFailed}{' '}
          <Button
            variant="quiet"
            onClick={() => {
              copyButton.current?.focus()
              void query.refetch()
            }}
          >
            {copy.retry}
          </Button>
        </p>
      )}
      {query.data && query.data.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {query.data.map(({ id: preview, expiresAt, isTyped }) => (
            <li key={preview} className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
              <span id={`preview-${preview}`}>{(isTyped ? copy.unsaved : copy.until)(formatSecond(expiresAt))}</span>
              <Button
                variant="quiet"
                className={flush}
                aria-describedby={`preview-${preview}`}
                onClick={() => remove(preview)}
              >
                {copy.turnOff}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
