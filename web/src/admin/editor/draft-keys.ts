import { tryOrUndefined } from '../../shared/try-or-undefined.ts'

/** Prefix of the session storage names of drafts (draft-store.ts). */
export const draftPrefix = 'porchlight.draft.'

/** Returns the keys of all drafts with this prefix. */
export function draftKeys(prefix: string): string[] {
  const names = tryOrUndefined(() => Object.keys(sessionStorage)) ?? []
  return names.filter((name) => name.startsWith(draftPrefix + prefix)).map((name) => name.slice(draftPrefix.length))
}
