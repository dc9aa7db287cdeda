import { tryOrUndefined } from '../../shared/try-or-undefined.ts'

/** With which the names of all drafts begin that this tab keeps (draft-store.ts). */
export const draftPrefix = 'porchlight.draft.'

/** Keys of all drafts that begin so. */
export function draftKeys(begin: string): string[] {
  const names = tryOrUndefined(() => Object.keys(sessionStorage)) ?? []
  return names.filter((name) => name.startsWith(draftPrefix + begin)).map((name) => name.slice(draftPrefix.length))
}
