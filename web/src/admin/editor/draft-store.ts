import * as z from 'zod/mini'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'
import { draftPrefix } from './draft-keys.ts'

export interface DraftStore<D> {
  read(): D | undefined
  write(draft: D): void
  clear(): void
}

/**
 * What was typed into one form and not saved, kept for this tab across a reload or a sign-in. `key` names the form.
 * A draft that cannot be read, or a browser without storage, counts as none.
 */
export function draftStore<D>(key: string, schema: z.ZodMiniType<D>): DraftStore<D> {
  const name = `${draftPrefix}${key}`
  return {
    read: () => tryOrUndefined(() => z.parse(schema, JSON.parse(sessionStorage.getItem(name) ?? ''))),
    // without storage the draft lasts as long as the page
    write: (draft) => void tryOrUndefined(() => sessionStorage.setItem(name, JSON.stringify(draft))),
    clear: () => void tryOrUndefined(() => sessionStorage.removeItem(name)),
  }
}
