import { type FormEvent, type ReactNode, type Ref, useEffect, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { UnsavedChanges } from '../ui/unsaved-changes.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Difference } from './differences.ts'
import { DraftOffer } from './draft-offer.tsx'
import { controlId } from './editor-config.ts'
import { editorCopy } from './editor-copy.ts'
import { ErrorSummary, type FieldProblem } from './error-summary.tsx'

interface EditorState {
  kind: {
    subject: string
    fields: readonly string[]
    messages: { conflict: string; save: { new: string; existing: string } }
  }
  base: unknown
  images: readonly { id?: string | undefined }[]
  changed: boolean
  pending: boolean
  draft: { earlierDraft: unknown; discard: () => void }
  restore: () => void
  submit: (event: FormEvent) => void
  problems: readonly FieldProblem[]
  summary: Ref<HTMLElement>
  conflict:
    | { differences: readonly Difference[]; onOverwrite: () => void; onTake: () => void; onKeep: () => void }
    | undefined
}

/** The form of an editor, with its dialogs. */
export function EditorForm({ editor, children }: { editor: EditorState; children: ReactNode }) {
  const { kind, changed, draft, submit, conflict } = editor
  return (
    <form noValidate onSubmit={submit}>
      {children}
      <UnsavedChanges when={changed} onDiscard={draft.discard} />
      {conflict && <ConflictDialog title={kind.messages.conflict} {...conflict} />}
    </form>
  )
}

/** Notices above the fields: the offer of an earlier draft, and the validation errors. */
export function EditorNotices({ editor }: { editor: EditorState }) {
  const { kind, draft, restore, summary, problems } = editor
  // The focused button disappears with the offer.
  const goOn = () => document.getElementById(controlId(kind.subject, kind.fields[0] ?? ''))?.focus()
  return (
    <>
      {draft.earlierDraft !== undefined && (
        <DraftOffer
          onRestore={() => {
            restore()
            goOn()
          }}
          onDiscard={() => {
            draft.discard()
            goOn()
          }}
        />
      )}
      <ErrorSummary ref={summary} problems={problems} />
    </>
  )
}

/** Submits its form. While pending it is dimmed and not `disabled`, which would lose the focus. */
export function SaveButton({
  editor: { kind, base, pending },
  className = '',
}: {
  editor: EditorState
  className?: string
}) {
  const { save } = kind.messages
  return (
    <Button
      type="submit"
      aria-disabled={pending}
      aria-busy={pending}
      className={`aria-disabled:opacity-50 ${className}`}
      onClick={(event) => {
        if (pending) event.preventDefault()
      }}
    >
      {pending ? editorCopy.saving : base === undefined ? save.new : save.existing}
    </Button>
  )
}

/** A save that takes longer than this, in ms, shows what it is waiting for. */
const LONG_SAVE_MS = 3000

/** Shows that there are unsaved changes, or what a long save is waiting for. */
export function SaveNote({
  editor: { changed, pending, images },
  className,
}: {
  editor: EditorState
  className: string
}) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setIsLong(true), LONG_SAVE_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [pending])
  const hasNewImages = images.some(({ id }) => id === undefined)
  const note = pending
    ? isLong && (hasNewImages ? editorCopy.preparing : editorCopy.longSave)
    : changed && editorCopy.unsaved
  return (
    <p role={pending ? 'status' : undefined} className={`text-xs text-ink-soft empty:hidden ${className}`}>
      {note}
    </p>
  )
}
