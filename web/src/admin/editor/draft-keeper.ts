import type { DraftStore } from './draft-store.ts'

/** A draft is stored this long after the last change. */
export const DRAFT_DELAY_MS = 250

/** Stores the draft of one form while it differs from the saved values, so that a crash loses almost nothing. */
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
    /** Returns the draft of an earlier visit until it is adopted or discarded. */
    earlierDraft: () => earlierDraft,
    /** Takes the current draft after each change; undefined when the form equals the saved values. */
    update(draft: D | undefined) {
      schedule(draft)
      differs = draft !== undefined
      if (differs) {
        timer = setTimeout(flush, DRAFT_DELAY_MS)
        return
      }
      // The edits were undone. The earlier draft stays on offer.
      if (hasWritten && earlierDraft !== undefined) store.write(earlierDraft)
      else if (hasWritten) store.clear()
      hasWritten = false
    },
    /** Stores a pending draft immediately, for a page that is being closed. */
    flush,
    /** Makes the earlier draft the draft of this visit. Deletes it if it equals the saved values. */
    adopt() {
      earlierDraft = undefined
      hasWritten = true
      if (!differs) timer = setTimeout(() => store.clear(), DRAFT_DELAY_MS)
    },
    /** Deletes all drafts of the form, after a save or when they are discarded. */
    discard() {
      schedule()
      earlierDraft = undefined
      hasWritten = false
      store.clear()
    },
  }
}
