/** Whether this document was loaded by reload, back or forward: the loader shares no code with the site's script. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}
