/** Returns a function that cancels the action. */
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
