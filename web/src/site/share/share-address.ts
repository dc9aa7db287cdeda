interface Shared {
  title: string
  text?: string
  url: string
}

/** Both are missing without a secure connection. */
interface ShareApis {
  share?: (shared: Shared) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/** Returns the full address, with the parameter by which a visit counts as begun from a shared link. */
export function sharedUrl(path: string, origin = location.origin): string {
  const url = new URL(path, origin)
  // `searchParams` would encode the commas of a comparison.
  url.search += `${url.search ? '&' : '?'}from=share`
  return url.href
}

/** Opens the share dialog or copies the address. `done` may mean dismissed; after `unavailable` visitors copy it. */
export async function shareAddress(
  shared: Shared,
  apis: ShareApis = navigator,
): Promise<'done' | 'copied' | 'unavailable'> {
  if (apis.share)
    try {
      await apis.share(shared)
      return 'done'
    } catch (error) {
      // The dialog was dismissed or is already open.
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
