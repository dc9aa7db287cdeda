/** Acts when what is rendered now has been painted. Gives a function that calls it off. */
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
