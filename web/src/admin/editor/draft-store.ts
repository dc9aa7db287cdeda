import * as z from 'zod/mini'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'
import { draftPrefix } from './draft-keys.ts'

export interface DraftStore<D> {
  read(): D | undefined
  write(draft: D): void
  clear(): void
}

/**
 * Returns a store for the draft of one form, named by `key`. Drafts survive a reload or a sign-in in the same tab. An
 * unreadable draft, or a browser without storage, counts as no draft.
 */
export function draftStore<D>(key: string, schema: z.ZodMiniType<D>): DraftStore<D> {
  const name = `${draftPrefix}${key}`
  return {
    read: () => tryOrUndefined(() => z.parse(schema, JSON.parse(sessionStorage.getItem(name) ?? ''))),
    write: (draft) => void tryOrUndefined(() => sessionStorage.setItem(name, JSON.stringify(draft))),
    clear: () => void tryOrUndefined(() => sessionStorage.removeItem(name)),
  }
}
