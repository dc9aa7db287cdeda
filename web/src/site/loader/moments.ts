/** When the first paint can be seen. */
export function afterPaint(action: () => void): void {
  const paints = new PerformanceObserver(() => {
    paints.disconnect()
    action()
  })
  paints.observe({ type: 'paint', buffered: true })
}

/** When nothing else is to be done; at once in a browser that cannot tell. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 2000 })
  else setTimeout(action, 0)
}
