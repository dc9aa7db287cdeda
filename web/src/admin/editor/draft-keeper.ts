import type { DraftStore } from './draft-store.ts'

/** Milliseconds of quiet before what was typed is kept. */
export const quietMs = 250

/** Keeps what is typed into one form while it differs from what is stored, so that a crash loses next to nothing. */
export function keepDraft<D>(store: DraftStore<D>) {
  /** What an earlier visit left unsaved. */
  let left = store.read()
  /** What is kept is of this visit. */
  let wrote = false
  let differs = false
  let waiting: D | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = (draft?: D) => {
    clearTimeout(timer)
    waiting = draft
  }
  const flush = () => {
    if (waiting === undefined) return
    store.write(waiting)
    wrote = true
    wait()
  }
  return {
    /** What an earlier visit left, until it is settled or forgotten. */
    left: () => left,
    /** Call it with what is typed whenever that has changed; with undefined when it is what is stored. */
    follow(draft: D | undefined) {
      wait(draft)
      differs = draft !== undefined
      if (differs) {
        timer = setTimeout(flush, quietMs)
        return
      }
      // undone: what an earlier visit left is still there to be taken
      if (wrote && left !== undefined) store.write(left)
      else if (wrote) store.clear()
      wrote = false
    },
    /** Keeps at once what the quiet was awaited for: the page is going. */
    flush,
    /** What an earlier visit left goes on as this one's, and is followed from now on should it make a difference. */
    settle() {
      left = undefined
      wrote = true
      if (!differs) timer = setTimeout(() => store.clear(), quietMs)
    },
    /** What is typed, and what was left, is saved or thrown away. */
    forget() {
      wait()
      left = undefined
      wrote = false
      store.clear()
    },
  }
}
