import * as z from 'zod/mini'
import { attempt } from '../../shared/attempt.ts'

const prefix = 'porchlight.draft.'

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
  const name = `${prefix}${key}`
  return {
    read: () => attempt(() => z.parse(schema, JSON.parse(sessionStorage.getItem(name) ?? ''))),
    // without storage the draft lasts as long as the page
    write: (draft) => void attempt(() => sessionStorage.setItem(name, JSON.stringify(draft))),
    clear: () => void attempt(() => sessionStorage.removeItem(name)),
  }
}

/** Keys of all drafts that begin so. */
export function draftKeys(begin: string): string[] {
  const names = attempt(() => Object.keys(sessionStorage)) ?? []
  return names.filter((name) => name.startsWith(prefix + begin)).map((name) => name.slice(prefix.length))
}
