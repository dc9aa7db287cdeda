import type { HeroImage } from '@porchlight/contract/images/hero'
import { limits } from '@porchlight/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { messageOf } from '../../api/error-issues.ts'
import { heroMutations } from '../../api/hero-mutations.ts'
import { isRunning } from '../../api/is-running.ts'
import { tabDraft } from '../../editor/draft-store.ts'
import { FocusDialog } from '../../editor/images/focus-dialog.tsx'
import { editedImageSchema } from '../../editor/images/image-list.ts'
import { WordingNote } from '../../editor/wording/wording-note.tsx'
import { showFailure } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { discardUnsaved, LeaveDialog, UnsavedChanges } from '../../ui/unsaved-changes.tsx'
import { heroAdminCopy } from './hero-copy.ts'

const copy = heroAdminCopy.edit

const draftSchema = z.object({ id: z.string(), alt: z.string(), focus: editedImageSchema.shape.focus })

export const heroTextDraft = tabDraft('hero-text', draftSchema)

/** "Done" saves. */
export function HeroTextDialog({ image, onClose: onEnd }: { image: HeroImage; onClose: () => void }) {
  const [draft] = useState(() => {
    const earlier = heroTextDraft.read()
    return earlier?.id === image.id ? earlier : undefined
  })
  const [alt, setAlt] = useState(draft?.alt ?? image.alt ?? '')
  const [focus, setFocus] = useState(draft ? draft.focus : image.focus)
  const [asking, setAsking] = useState(false)
  const changed = alt !== (image.alt ?? '') || focus !== image.focus
  useEffect(() => {
    const { write, clear } = heroTextDraft
    if (changed) write({ id: image.id, alt, focus })
    else clear()
  }, [image.id, alt, focus, changed])
  const onClose = () => {
    discardUnsaved()
    onEnd()
  }
  const field = useRef<HTMLTextAreaElement>(null)
  const client = useQueryClient()
  const mutationKey = ['describe hero image', image.id]
  const { mutate, isPending } = useMutation({
    ...heroMutations.describe(client),
    mutationKey,
    onSuccess: () => {
      if (heroTextDraft.read()?.id === image.id) heroTextDraft.clear()
      toast.success(copy.saved)
    },
    onError: (error) => showFailure(error, messageOf(error) ?? copy.failed),
  })
  return (
    <FocusDialog
      image={{ url: image.imageUrl, alt: image.alt, focus }}
      file={undefined}
      onChange={setFocus}
      onClose={() => (changed ? setAsking(true) : onClose())}
      busyLabel={isPending ? copy.saving : undefined}
      onDone={() => {
        // The dialog stays open until the save has succeeded.
        if (!isRunning(client, mutationKey)) mutate({ id: image.id, alt, focus: focus ?? null }, { onSuccess: onClose })
      }}
    >
      <div inert={isPending}>
        <label className="mt-4 grid gap-1 text-sm font-medium">
          {copy.alt}
          <textarea
            ref={field}
            rows={2}
            value={alt}
            maxLength={limits.alt}
            onChange={({ target }) => setAlt(target.value.replaceAll(/\s*\n\s*/g, ' '))}
            className={`${controlStyles} resize-none font-normal`}
          />
        </label>
        <WordingNote brief label={copy.alt} text={alt} control={() => field.current} />
      </div>
      <UnsavedChanges when={changed} saving={isPending} onDiscard={heroTextDraft.clear} />
      {asking && <LeaveDialog onConfirm={onClose} onCancel={() => setAsking(false)} />}
    </FocusDialog>
  )
}
