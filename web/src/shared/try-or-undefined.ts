/** Returns undefined if the action throws, as storage does in a browser that forbids it. */
export function tryOrUndefined<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
