import * as z from 'zod/mini'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'
import { draftName } from './draft-keys.ts'

export interface DraftStore<D> {
  read(): D | undefined
  write(draft: D): void
  clear(): void
}

const storages = [() => sessionStorage, () => localStorage]

/**
 * Stores the draft of one form. A tab has its own draft, and the device has a copy of the latest for tabs without one,
 * since phones close tabs. Unreadable drafts count as none.
 */
export function draftStore<D>(key: string, schema: z.ZodMiniType<D>, places = storages): DraftStore<D> {
  const name = draftName(key)
  const inEach = <T>(use: (storage: Storage) => T) => places.map((storageOf) => tryOrUndefined(() => use(storageOf())))
  return {
    read: () =>
      inEach((storage) => z.parse(schema, JSON.parse(storage.getItem(name) ?? ''))).find(
        (draft) => draft !== undefined,
      ),
    write: (draft) => void inEach((storage) => storage.setItem(name, JSON.stringify(draft))),
    clear: () => void inEach((storage) => storage.removeItem(name)),
  }
}
