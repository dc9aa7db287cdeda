import { type City, knownCity } from './us-places.ts'

/** Words with which the names of streets end. */
const suffixes = new Set(
  'alley,aly,avenue,ave,av,boulevard,blvd,circle,cir,court,ct,cove,cv,crescent,crossing,xing,drive,dr,expressway,freeway,highway,hwy,lane,ln,loop,parkway,pkwy,pike,place,pl,plaza,plz,road,rd,row,run,spur,square,sq,street,st,terrace,ter,trace,trail,trl,turnpike,walk,way'.split(
    ',',
  ),
)
const isSuffix = (word = '') => suffixes.has(word.replaceAll('.', '').toLowerCase())
const direction = /^(?:[ns][ew]?|[ew])\.?$/i
const unitWord = /^(?:apt|apartment|unit|suite|ste|no|room|rm|bldg|building|floor|fl|#)\.?$/i

export const secondaryUnit =
  /#|^(?:apt|apartment|unit|suite|ste|no|room|rm|bldg|building|floor|fl|rear|front|upper|lower|left|right|basement|garage|box|p\.?o\.?)\b/i

/** Returns whether a text between commas may be a city's name. */
export const isPlausibleCity = (text: string): boolean =>
  text.length > 2 && !/\d/.test(text) && !secondaryUnit.test(text) && !isSuffix(text.split(' ').at(-1))

/** Returns whether a text is a house number and a street. */
export const isStreet = (text: string): boolean =>
  /^\d/.test(text) && !/\b(?:county|state|farm|ranch|highway|hwy|route)\b/i.test(text) && wordsBehindStreet(text) === ''

/** Splits "12 Elm St Decatur" behind the street. Finds only known cities unless `isCertain`. */
export function cityAtEnd(text: string, isCertain: boolean): { before: string; city: City } | undefined {
  const name = wordsBehindStreet(text) ?? ''
  const city = knownCity(name) ?? (isCertain && isPlausibleCity(name) ? { name, state: undefined } : undefined)
  if (city) return { before: text.slice(0, -name.length).trim(), city }
  if (!isCertain) return undefined
  const words = text.split(' ')
  for (const count of [2, 1]) {
    const known = knownCity(words.slice(-count).join(' '))
    if (known) return { before: words.slice(0, -count).join(' '), city: known }
  }
  return undefined
}

/** Returns the words behind street, direction and unit; undefined without the suffix of a street. */
function wordsBehindStreet(text: string): string | undefined {
  const words = text.split(' ')
  // A street has a name before its suffix.
  const first = /^\d/.test(text) ? 2 : 1
  let next = words.findLastIndex((word, index) => index >= first && isSuffix(word)) + 1
  if (next === 0) return undefined
  if (direction.test(words[next] ?? '')) next++
  if (unitWord.test(words[next] ?? '')) {
    // The number of the unit looked like a ZIP code.
    if (words.length === next + 1) return undefined
    next += 2
  } else if (words[next]?.startsWith('#')) next++
  return words.slice(next).join(' ')
}
