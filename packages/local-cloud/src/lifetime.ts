/** How long an orderly end may take before this process simply ends; the launcher waits a little longer. */
const endWithinMs = 4000

/**
 * Starts something and stops it again on SIGINT, SIGTERM or SIGHUP, or when the launcher dies (its channel closes),
 * then ends this process. A signal during the start ends it at once: whatever it was doing is completed next time.
 */
export async function untilStopped(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  let running: { stop(): Promise<void> } | undefined
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(0), endWithinMs).unref()
    Promise.resolve(running?.stop()).finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  process.on('disconnect', end)
  running = await start()
}
