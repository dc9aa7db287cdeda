/** Runs the action after the next paint. Returns a function that cancels it. */
export function afterPaint(action: () => void): () => void {
  let task: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    task = setTimeout(action)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}
