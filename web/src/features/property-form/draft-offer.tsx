import { editorCopy } from '../../copy/admin-editor.ts'
import { Button } from '../../ui/button.tsx'

/** Offers back what was typed and not saved before. */
export function DraftOffer({ onRestore, onDiscard }: { onRestore: () => void; onDiscard: () => void }) {
  const { draft } = editorCopy
  return (
    <section aria-label={draft.heading} className="rounded-md border border-lamp bg-sheet px-5 py-4">
      <h2 className="font-sans text-base font-semibold">{draft.heading}</h2>
      <p className="mt-1 text-sm text-ink-soft">{draft.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onRestore}>{draft.restore}</Button>
        <Button variant="outline" onClick={onDiscard}>
          {draft.discard}
        </Button>
      </div>
    </section>
  )
}
