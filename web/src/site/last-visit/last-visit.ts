import type { Location } from '@porchlight/contract/properties/options'
import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { createStore } from '../../shared/store.ts'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'
import { emptyMemory, type Memory, noteHomes } from './note-homes.ts'

const STORAGE_KEY = 'porchlight.last-visit'
/** In session storage: the visit goes on until the tab is closed. */
const VISIT_KEY = 'porchlight.visit'
/** Phones keep tabs for weeks. */
const VISIT_PAUSE_MS = 3_600_000

/** Empty on the server and until hydration. Without storage nothing is marked. */
export const lastVisit = createStore(emptyMemory, () => {
  const stored: unknown = tryOrUndefined(() => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''))
  if (!isMemory(stored)) return emptyMemory
  const lastAt = Number(tryOrUndefined(() => sessionStorage.getItem(VISIT_KEY)))
  return Date.now() - lastAt < VISIT_PAUSE_MS ? stored : { ...stored, marks: {} }
})

/** Marks and stores what has changed about these homes since the last visit. `city` is set if they are all of that city. */
export function noteShownHomes(homes: readonly CardProperty[], city?: Location): void {
  // Another tab may have stored its own.
  lastVisit.reset()
  const next = noteHomes(lastVisit.get(), homes, city)
  tryOrUndefined(() => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    sessionStorage.setItem(VISIT_KEY, String(Date.now()))
  })
  lastVisit.set(next)
}

/** Stored values may come from an old version, or from the visitor. */
function isMemory(value: unknown): value is Memory {
  if (typeof value !== 'object' || value === null) return false
  if (!('looks' in value && 'cities' in value && 'marks' in value)) return false
  return isObject(value.looks) && Array.isArray(value.cities) && isObject(value.marks)
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null
