import type { FormEvent, ReactNode, Ref } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { UnsavedChanges } from '../ui/unsaved-changes.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Difference } from './differences.ts'
import { DraftOffer } from './draft-offer.tsx'
import { editorCopy } from './editor-copy.ts'
import { controlId } from './editor-kind.ts'
import { ErrorSummary, type FieldProblem } from './error-summary.tsx'

/** What the form has to know of an editor, whatever it edits. */
interface EditorState {
  kind: {
    subject: string
    fields: readonly string[]
    words: { conflict: string; save: { new: string; existing: string } }
  }
  base: unknown
  changed: boolean
  pending: boolean
  draft: { left: unknown; forget: () => void }
  restore: () => void
  submit: (event: FormEvent) => void
  problems: readonly FieldProblem[]
  summary: Ref<HTMLElement>
  conflict:
    | { differences: readonly Difference[]; onOverwrite: () => void; onTake: () => void; onKeep: () => void }
    | undefined
}

/** The form of an editor, with the questions that it asks. */
export function EditorForm({ editor, children }: { editor: EditorState; children: ReactNode }) {
  const { kind, changed, draft, submit, conflict } = editor
  return (
    <form noValidate onSubmit={submit}>
      {children}
      <UnsavedChanges when={changed} onDiscard={draft.forget} />
      {conflict && <ConflictDialog title={kind.words.conflict} {...conflict} />}
    </form>
  )
}

/** What stands above the fields: what an earlier visit left, and what keeps the form from being saved. */
export function EditorNotices({ editor }: { editor: EditorState }) {
  const { kind, draft, restore, summary, problems } = editor
  // the button that had the focus goes with the offer
  const goOn = () => document.getElementById(controlId(kind.subject, kind.fields[0] ?? ''))?.focus()
  return (
    <>
      {draft.left !== undefined && (
        <DraftOffer
          onRestore={() => {
            restore()
            goOn()
          }}
          onDiscard={() => {
            draft.forget()
            goOn()
          }}
        />
      )}
      <ErrorSummary ref={summary} problems={problems} />
    </>
  )
}

/** Saves the form it stands in. While it does so it is dimmed only: disabled, it would lose the focus. */
export function SaveButton({
  editor: { kind, base, pending },
  className = '',
}: {
  editor: EditorState
  className?: string
}) {
  const { save } = kind.words
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

/** Says that something is not saved yet. */
export function UnsavedNote({ editor: { changed, pending }, className }: { editor: EditorState; className: string }) {
  return changed && !pending && <p className={`text-xs text-ink-soft ${className}`}>{editorCopy.unsaved}</p>
}
