import type * as z from 'zod/mini'

const prefix = 'porchlight.draft.'

/**
 * What was typed into one form and not saved, kept for this tab across a reload or a sign-in. `key` names the form.
 * A draft that cannot be read, or a browser without storage, counts as none.
 */
export function draftStore<S extends z.ZodMiniType>(key: string, schema: S) {
  const name = `${prefix}${key}`
  return {
    read(): z.output<S> | undefined {
      try {
        const kept = sessionStorage.getItem(name)
        if (kept === null) return undefined
        const parsed = schema.safeParse(JSON.parse(kept))
        return parsed.success ? parsed.data : undefined
      } catch {
        return undefined
      }
    },
    write(draft: z.output<S>): void {
      try {
        sessionStorage.setItem(name, JSON.stringify(draft))
      } catch {
        // without storage the draft lasts as long as the page
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(name)
      } catch {
        // there was none
      }
    },
  }
}
