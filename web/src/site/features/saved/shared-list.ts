import { limits } from '@porchlight/contract/limits'
import { paths } from '../../../shared/paths.ts'
import type { SavedList, SavedProperty } from '../../../shared/persistent-list.ts'
import { parseIds } from '../../share/parse-ids.ts'

/** Leaves room for the site's origin. */
const MAX_PATH_LENGTH = limits.sharedLinkLength - 100
const MAX_TITLE_LENGTH = 60

/** Not in a title, and not encoded in an address. */
const SEPARATOR = '~'

/**
 * Returns the path of a link to the first 20 properties, such as `/saved?ids=a,b&titles=The+Alder~The+Birch`. Titles name
 * properties that no longer exist when the link is opened. Those that do not fit are empty.
 */
export function sharedPath(saved: SavedList): string {
  const homes = saved.slice(0, limits.sharedProperties)
  const pathOf = (titles: readonly string[]) =>
    `${paths.saved}?ids=${homes.map(({ id }) => encode(id)).join(',')}&titles=${titles.join(SEPARATOR)}`
  const titles = homes.map(() => '')
  for (const [index, { title }] of homes.entries()) {
    const shortTitle = [...title.replaceAll(SEPARATOR, ' ')].slice(0, MAX_TITLE_LENGTH).join('')
    const next = titles.with(index, encode(shortTitle))
    if (pathOf(next).length <= MAX_PATH_LENGTH) titles[index] = next[index] ?? ''
  }
  return pathOf(titles)
}

export interface SharedList {
  /** At most 20, with empty titles if the link has none. */
  homes: readonly SavedProperty[]
  /** Number of properties in the link. */
  total: number
  isCut: boolean
}

/** Parses the query string of a shared link. Undefined if it has no ids. */
export function readShared(search: string): SharedList | undefined {
  const parameters = new URLSearchParams(search)
  const { ids, isCut } = parseIds(parameters.get('ids'))
  if (ids.length === 0 && !isCut) return undefined
  const titles = (parameters.get('titles') ?? '').split(SEPARATOR)
  const homes = ids
    .slice(0, limits.sharedProperties)
    .map((id, index) => ({ id, title: safeTitle(titles[index] ?? '') }))
  return { homes, total: ids.length, isCut }
}

/** Web addresses, e-mail addresses and phone numbers. */
const contactDetails = /@|:\/\/|\.\p{L}|(?:^|\D)\d{3}\D{0,3}\d{3}\D{0,2}\d{4}(?!\d)/u

/** Anybody can write a link, so a title with contact details is not shown. */
function safeTitle(title: string): string {
  const shown = [...title.replaceAll(/\p{C}/gu, '').trim()].slice(0, MAX_TITLE_LENGTH).join('')
  return contactDetails.test(shown) ? '' : shown
}

/** Half of an emoji cannot be encoded. Programs that find links in texts cut them at some punctuation. */
const encode = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*.]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
