import type { DraftStore } from './draft-store.ts'

export const DRAFT_DELAY_MS = 250

/** Stores a form's draft while it differs from the saved values. */
export function createDraftKeeper<D>(store: DraftStore<D>) {
  let earlierDraft = store.read()
  /** The stored draft is of this visit. */
  let hasWritten = false
  let differs = false
  let pendingDraft: D | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = (draft?: D) => {
    clearTimeout(timer)
    pendingDraft = draft
  }
  const flush = () => {
    if (pendingDraft === undefined) return
    store.write(pendingDraft)
    hasWritten = true
    schedule()
  }
  return {
    /** Undefined once it is adopted or discarded. */
    earlierDraft: () => earlierDraft,
    /** Call after each change; undefined if the form equals the saved values. */
    update(draft: D | undefined) {
      schedule(draft)
      differs = draft !== undefined
      if (differs) {
        timer = setTimeout(flush, DRAFT_DELAY_MS)
        return
      }
      // The edits were undone, and the earlier draft can still be restored.
      if (hasWritten && earlierDraft !== undefined) store.write(earlierDraft)
      else if (hasWritten) store.clear()
      hasWritten = false
    },
    /** Stores a pending draft at once, for a page that is closing. */
    flush,
    /** The earlier draft becomes that of this visit, or is deleted if it equals the saved values. */
    adopt() {
      earlierDraft = undefined
      hasWritten = true
      if (!differs) timer = setTimeout(() => store.clear(), DRAFT_DELAY_MS)
    },
    discard() {
      schedule()
      earlierDraft = undefined
      hasWritten = false
      store.clear()
    },
  }
}
