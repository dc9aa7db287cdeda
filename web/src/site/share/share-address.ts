interface Shared {
  title: string
  /** Of a page of this site. */
  url: string
}

/** What a browser may have: without a secure connection it has neither. */
interface System {
  share?: (shared: Shared) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/**
 * Hands an address to the system's share sheet, else copies it. `done` is also a sheet that was dismissed; `refused`
 * says that neither is to be had, and the visitor has to copy it by hand.
 */
export async function shareAddress(shared: Shared, system: System = navigator): Promise<'done' | 'copied' | 'refused'> {
  if (system.share)
    try {
      await system.share(shared)
      return 'done'
    } catch (error) {
      // dismissed, or open already
      if (error instanceof DOMException && /^(?:Abort|InvalidState)Error$/.test(error.name)) return 'done'
    }
  try {
    if (!system.clipboard) return 'refused'
    await system.clipboard.writeText(shared.url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
