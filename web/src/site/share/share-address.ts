interface Shared {
  title: string
  /** Of a page of this site. */
  url: string
}

/** What a browser may have: without a secure connection it has neither. */
interface ShareApis {
  share?: (shared: Shared) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/**
 * Hands an address to the apis's share sheet, else copies it. `done` is also a sheet that was dismissed; `refused`
 * says that neither is to be had, and the visitor has to copy it by hand.
 */
export async function shareAddress(
  shared: Shared,
  apis: ShareApis = navigator,
): Promise<'done' | 'copied' | 'unavailable'> {
  if (apis.share)
    try {
      await apis.share(shared)
      return 'done'
    } catch (error) {
      // dismissed, or open already
      if (error instanceof DOMException && /^(?:Abort|InvalidState)Error$/.test(error.name)) return 'done'
    }
  try {
    if (!apis.clipboard) return 'unavailable'
    await apis.clipboard.writeText(shared.url)
    return 'copied'
  } catch {
    return 'unavailable'
  }
}
