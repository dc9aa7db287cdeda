import type { FormEvent, ReactNode, Ref } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { UnsavedChanges } from '../ui/unsaved-changes.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Difference } from './differences.ts'
import { DraftOffer } from './draft-offer.tsx'
import { controlId } from './editor-config.ts'
import { editorCopy } from './editor-copy.ts'
import { ErrorSummary, type FieldProblem } from './error-summary.tsx'

/** The part of an editor that the form needs. */
interface EditorState {
  kind: {
    subject: string
    fields: readonly string[]
    messages: { conflict: string; save: { new: string; existing: string } }
  }
  base: unknown
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

export function UnsavedNote({ editor: { changed, pending }, className }: { editor: EditorState; className: string }) {
  return changed && !pending && <p className={`text-xs text-ink-soft ${className}`}>{editorCopy.unsaved}</p>
}
