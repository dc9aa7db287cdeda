const mark = 'porchlight.guarded'

export function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state
}

/** Puts an entry of the same address on top of the page's own, for the back button to take instead. */
export function addMark(): void {
  if (!isMarked(history.state)) history.pushState({ ...history.state, [mark]: true }, '')
}

let removing = false

/** Takes that entry away again, should it be the current one; `isNeeded` is asked when that is done, too. */
export function removeMark(isNeeded: () => boolean): void {
  if (removing) return
  removing = true
  // later: the page may be about to put another one in the place of this entry
  setTimeout(() => {
    if (isNeeded() || !isMarked(history.state)) {
      removing = false
      return
    }
    const onPop = (event: PopStateEvent) => {
      // the router need not hear of it, since the page stays the same
      event.stopImmediatePropagation()
      removing = false
      if (isNeeded()) addMark()
    }
    addEventListener('popstate', onPop, { capture: true, once: true })
    history.back()
  })
}
