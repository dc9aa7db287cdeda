import type { Location } from '@porchlight/contract/properties/options'
import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { createStore } from '../../shared/store.ts'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'
import { emptyMemory, type Memory, noteHomes } from './note-homes.ts'

const STORAGE_KEY = 'porchlight.last-visit'
/** In session storage: the marks of this tab's visit. */
const VISIT_KEY = 'porchlight.visit'
/** Phones keep tabs for weeks. */
const VISIT_PAUSE_MS = 3_600_000

/** Empty on the server and until hydration. Without storage nothing is marked. */
export const lastVisit = createStore(emptyMemory, () => {
  const known = parse(() => localStorage.getItem(STORAGE_KEY))
  const visit = parse(() => sessionStorage.getItem(VISIT_KEY))
  if (!isKnown(known)) return emptyMemory
  return { ...known, marks: isVisit(visit) && Date.now() - visit.at < VISIT_PAUSE_MS ? visit.marks : {} }
})

/** Marks and stores what has changed about these homes since the last visit. `city` is set if they are all of that city. */
export function noteShownHomes(homes: readonly CardProperty[], city?: Location): void {
  // Another tab may have stored its own.
  lastVisit.reset()
  const { marks, ...known } = noteHomes(lastVisit.get(), homes, city)
  tryOrUndefined(() => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(known))
    sessionStorage.setItem(VISIT_KEY, JSON.stringify({ at: Date.now(), marks }))
  })
  lastVisit.set({ ...known, marks })
}

const parse = (read: () => string | null): unknown => tryOrUndefined(() => JSON.parse(read() ?? ''))

// Stored values may come from an old version, or from the visitor.
const isKnown = (value: unknown): value is Omit<Memory, 'marks'> =>
  isObject(value) && 'looks' in value && 'cities' in value && isTexts(value.looks) && Array.isArray(value.cities)
const isVisit = (value: unknown): value is Pick<Memory, 'marks'> & { at: number } =>
  isObject(value) && 'marks' in value && isObject(value.marks) && 'at' in value && typeof value.at === 'number'
const isObject = (value: unknown) => typeof value === 'object' && value !== null
const isTexts = (value: unknown) => isObject(value) && Object.values(value).every((text) => typeof text === 'string')
