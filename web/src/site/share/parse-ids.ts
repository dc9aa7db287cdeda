const wholeId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const anyId = '00000000-0000-4000-8000-000000000000'

/**
 * Parses the ids of an address such as `/compare?ids=a,b)`, without duplicates and a sentence's punctuation. Leaves the
 * last one out if a messenger has cut it. Other texts count as ids of homes that are gone.
 */
export function parseIds(value: string | null): { ids: string[]; isCut: boolean } {
  const text = (value ?? '').toLowerCase().replaceAll('%2c', ',')
  const ids = [...new Set(text.match(/[a-z\d](?:[\w-]*[a-z\d])?/g))]
  const last = ids.at(-1) ?? anyId
  const isPartial = !wholeId.test(last) && wholeId.test(last + anyId.slice(last.length))
  return { ids: isPartial ? ids.slice(0, -1) : ids, isCut: isPartial || (ids.length > 0 && text.endsWith(',')) }
}
