import type { Location } from '@porchlight/contract/properties/options'
import type { CardProperty } from '@porchlight/contract/properties/property-card'

export type Mark = 'new' | 'nowAvailable' | 'changed'

/** What a device stores about the homes that it showed. */
export interface Memory {
  /** What each home looked like, by id. */
  looks: Readonly<Record<string, string>>
  /** Cities of which all homes are known. */
  cities: readonly Location[]
  /** Changes found during this visit, by id. */
  marks: Readonly<Record<string, Mark>>
}

export const emptyMemory: Memory = { looks: {}, cities: [], marks: {} }

/**
 * Compares homes with what they looked like before and returns the new memory. `city` is set if they are all homes of
 * that city. A home is new only in a city that was seen before.
 */
export function noteHomes(memory: Memory, homes: readonly CardProperty[], city?: Location): Memory {
  const isKnownCity = city !== undefined && memory.cities.includes(city)
  const looks = new Map(Object.entries(memory.looks).filter(([, look]) => city === undefined || !isIn(city, look)))
  const marks = new Map(Object.entries(memory.marks))
  for (const home of homes) {
    const before = memory.looks[home.id]
    const look = lookOf(home)
    looks.set(home.id, look)
    if (before === undefined ? isKnownCity : before !== look)
      if (marks.get(home.id) !== 'new') marks.set(home.id, markOf(before, look))
  }
  return {
    looks: Object.fromEntries(looks),
    cities: city === undefined || isKnownCity ? memory.cities : [...memory.cities, city],
    marks: Object.fromEntries(marks),
  }
}

function markOf(before: string | undefined, look: string): Mark {
  if (before === undefined) return 'new'
  return isAvailable(look) && !isAvailable(before) ? 'nowAvailable' : 'changed'
}

/** Returns city, availability and a hash of everything else on a card. */
function lookOf({ image, ...home }: CardProperty): string {
  const { state, from, units } = home.availabilitySummary ?? {}
  const card = [{ ...home, availabilitySummary: { state, from, units } }, image?.imageUrl]
  const text = JSON.stringify(card, inKeyOrder)
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return [home.location, state, hash].join()
}

/** Published homes and those of the API differ in the order of keys. */
const inKeyOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value

const isIn = (city: Location, look: string) => look.startsWith(`${city},`)
const isAvailable = (look: string) => look.includes(',available,')
