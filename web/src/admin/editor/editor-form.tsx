import { type FormEvent, type ReactNode, type Ref, useEffect, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { UnsavedChanges } from '../ui/unsaved-changes.tsx'
import { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { controlId, type EditorMessages } from './editor-config.ts'
import { editorCopy } from './editor-copy.ts'
import { ErrorSummary, type FieldProblem } from './error-summary.tsx'

export interface EditorState {
  config: {
    subject: string
    fields: readonly string[]
    messages: Pick<EditorMessages, 'conflict' | 'save'>
  }
  base: unknown
  images: readonly { id?: string | undefined }[]
  changed: boolean
  pending: boolean
  draft: { earlierDraft: unknown; discard: () => void }
  restore: () => void
  submit: (event: FormEvent) => void
  problems: readonly FieldProblem[]
  /** Number of errors, also before the first attempt to save. */
  problemCount: number
  showProblem: () => void
  summary: Ref<HTMLElement>
  conflict: Omit<ConflictDialogProps, 'titles'> | undefined
}

/** The form of an editor, with its dialogs and the save bar. */
export function EditorForm({ editor, children }: { editor: EditorState; children: ReactNode }) {
  const { config, changed, pending, draft, submit, conflict } = editor
  return (
    <form noValidate onSubmit={submit}>
      {children}
      <SaveBar editor={editor} />
      <UnsavedChanges when={changed} subject={config.subject} saving={pending} onDiscard={draft.discard} />
      {conflict && <ConflictDialog key={conflict.position} titles={config.messages.conflict} {...conflict} />}
    </form>
  )
}

/** Notices above the fields: the offer of an earlier draft, and the validation errors. */
export function EditorNotices({ editor }: { editor: EditorState }) {
  const { config, draft, restore, summary, problems } = editor
  const thenGoOn = (act: () => void) => () => {
    act()
    // The focused button disappears with the offer.
    document.getElementById(controlId(config.subject, config.fields[0] ?? ''))?.focus()
  }
  return (
    <>
      {draft.earlierDraft !== undefined && (
        <DraftOffer onRestore={thenGoOn(restore)} onDiscard={thenGoOn(draft.discard)} />
      )}
      <ErrorSummary ref={summary} problems={problems} />
    </>
  )
}

const isSaveBarShown = ({ changed, pending, problemCount }: EditorState): boolean =>
  changed || pending || problemCount > 0

interface SaveButtonProps {
  editor: EditorState
  inBar?: boolean
  className?: string
}

/** On phones the one in the bar takes the place of the other. */
export function SaveButton({ editor, inBar = false, className = '' }: SaveButtonProps) {
  const { config, base, pending } = editor
  const { save } = config.messages
  return (
    <Button
      type="submit"
      busy={pending}
      className={`${!inBar && isSaveBarShown(editor) ? 'max-lg:hidden' : ''} ${className}`}
    >
      {pending ? editorCopy.saving : base === undefined ? save.new : save.existing}
    </Button>
  )
}

/** After this a save shows what it is waiting for. */
const LONG_SAVE_MS = 3000

/** Shows that there are unsaved changes, or what a long save is waiting for. */
export function SaveNote({ editor, className }: { editor: EditorState; className: string }) {
  const { changed, pending, images } = editor
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

/** The save button at the lower edge of narrow screens, while there is something to save. */
function SaveBar({ editor }: { editor: EditorState }) {
  const { problemCount, showProblem } = editor
  if (!isSaveBarShown(editor)) return null
  return (
    <div
      data-save-bar
      className="sticky bottom-(--bars) z-10 -mx-gutter mt-6 flex items-center justify-end gap-x-3 border-t border-rule-strong bg-paper px-gutter pt-2 pb-[max(0.5rem,var(--spacing-below))] lg:hidden"
    >
      {problemCount > 0 && (
        <Button variant="quiet" className="min-w-0 px-2!" onClick={showProblem}>
          {editorCopy.problems(problemCount)}
        </Button>
      )}
      {/* Problems can appear between pressing and releasing the button, so it must not move. */}
      <SaveButton inBar editor={editor} className="w-1/2 shrink-0" />
    </div>
  )
}
