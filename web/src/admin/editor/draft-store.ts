import type * as z from 'zod/mini'

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
    read() {
      try {
        const kept = sessionStorage.getItem(name)
        if (kept === null) return undefined
        const parsed = schema.safeParse(JSON.parse(kept))
        return parsed.success ? parsed.data : undefined
      } catch {
        return undefined
      }
    },
    write(draft) {
      try {
        sessionStorage.setItem(name, JSON.stringify(draft))
      } catch {
        // without storage the draft lasts as long as the page
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(name)
      } catch {
        // there was none
      }
    },
  }
}

/** Keys of the drafts that are kept, of those that begin so. */
export function draftKeys(begin: string): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((name) => name.startsWith(prefix + begin))
      .map((name) => name.slice(prefix.length))
  } catch {
    return []
  }
}
