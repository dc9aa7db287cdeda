/** Milliseconds of work after which a tap is felt to be late. */
const longest = 16

/** For long work in pieces: the function that it awaits between them lets the page answer when that is due. */
export function takeTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longest) return
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
