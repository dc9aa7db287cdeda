import { Button } from '../../shared/ui/button.tsx'
import { editorCopy } from './editor-copy.ts'

const { draft } = editorCopy

interface DraftOfferProps {
  heading?: string
  text?: string
  restoreLabel?: string
  /** Both move the focus, since the focused button disappears. */
  onRestore: () => void
  onDiscard: () => void
}

/** Offers to restore a draft of an earlier visit. */
export function DraftOffer({
  heading = draft.heading,
  text = draft.text,
  restoreLabel = draft.restore,
  onRestore,
  onDiscard,
}: DraftOfferProps) {
  return (
    <section aria-label={heading} className="rounded-md border border-lamp bg-sheet px-5 py-4">
      <h2 className="font-sans text-base font-semibold">{heading}</h2>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onRestore}>{restoreLabel}</Button>
        <Button variant="outline" onClick={onDiscard}>
          {draft.discard}
        </Button>
      </div>
    </section>
  )
}
