import { Button } from '../../shared/ui/button.tsx'
import { editorCopy } from './editor-copy.ts'
import { type EditorState, isSaveBarShown, SaveButton } from './editor-form.tsx'

/** The save button at the lower edge of narrow screens, while there is something to save. */
export function SaveBar({ editor }: { editor: EditorState }) {
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
