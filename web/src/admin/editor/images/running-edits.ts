const running = new Set<Promise<unknown>>()

/** Makes saves wait for an edit of an image by the server. */
export function waitForEdit(edit: Promise<unknown>): void {
  running.add(edit)
  void edit.catch(() => {}).then(() => running.delete(edit))
}

export const isEditing = () => running.size > 0

/** Resolves when no edit of an image runs. */
export const untilEdited = () => Promise.allSettled(running)
