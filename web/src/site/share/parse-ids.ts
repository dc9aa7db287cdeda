const wholeId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const partOfId = /^[\da-f-]+$/

/**
 * Parses the ids of an address such as `/compare?ids=a,b)`, without duplicates and a sentence's punctuation. Messengers
 * may cut the last one.
 */
export function parseIds(value: string | null): { ids: string[]; isCut: boolean } {
  const text = (value ?? '').toLowerCase().replaceAll('%2c', ',')
  const found = [...new Set(text.match(/[a-z\d](?:[\w-]*[a-z\d])?/g))]
  return {
    ids: found.filter((id) => wholeId.test(id)),
    isCut: found.some((id) => partOfId.test(id) && !wholeId.test(id)),
  }
}
