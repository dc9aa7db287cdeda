const running = new Set<Promise<unknown>>()

/** Makes saves wait for an edit of an image by the server. Returns the edit's result. */
export async function asRunning<T>(edit: Promise<T>): Promise<T> {
  running.add(edit)
  try {
    return await edit
  } finally {
    running.delete(edit)
  }
}

/** Resolves when no edit of an image runs. */
export const untilEdited = () => Promise.allSettled(running)
