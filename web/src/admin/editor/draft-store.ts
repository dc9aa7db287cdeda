import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'
import { draftName } from './draft-keys.ts'

const storages = [() => sessionStorage, () => localStorage]

/**
 * Stores the draft of one form. A tab has its own draft, and the device has a copy of the latest for tabs without one,
 * since phones close tabs. Unreadable drafts count as none.
 */
export function draftStore<D>(key: string, schema: z.ZodMiniType<D>, places = storages) {
  const inEach = <T>(use: (storage: Storage) => T) => places.map((storageOf) => tryOrUndefined(() => use(storageOf())))
  return {
    read: () =>
      inEach((storage) => z.parse(schema, JSON.parse(storage.getItem(draftName(key)) ?? ''))).find(
        (draft) => draft !== undefined,
      ),
    write(draft: D): void {
      inEach((storage) => storage.setItem(draftName(key), JSON.stringify(draft)))
    },
    clear(): void {
      inEach((storage) => storage.removeItem(draftName(key)))
    },
  }
}

/** Of this tab alone. */
export const tabDraft = <D>(key: string, schema: z.ZodMiniType<D>) => draftStore(key, schema, storages.slice(0, 1))

/** A state that survives a sign-in or a reload in this tab, but not another screen. */
export function useDraftState<D>(key: string, schema: z.ZodMiniType<D>) {
  const [{ read, write, clear }] = useState(() => tabDraft(key, schema))
  const [value, setValue] = useState(read)
  useEffect(() => (value === undefined ? clear() : write(value)), [value, clear, write])
  useEffect(() => clear, [clear])
  return [value, setValue] as const
}

export type DraftStore<D> = ReturnType<typeof draftStore<D>>
