/** Parses the ids of an address such as `/compare?ids=a,b)`, without duplicates and a sentence's punctuation. */
export function parseIds(value: string | null): string[] {
  const text = (value ?? '').toLowerCase().replaceAll('%2c', ',')
  return [...new Set(text.match(/[a-z\d](?:[\w-]*[a-z\d])?/g))]
}
