import { parseUrl } from '../text/parse-url.ts'
import { startSecond } from './start-time.ts'
import { isYoutube, youtubePlayer } from './youtube.ts'

/** How a page shows a video link. */
export type VideoSource =
  /** Frames `url` after a click, because YouTube sets cookies. */
  | { kind: 'click'; url: string }
  | { kind: 'frame'; url: string }
  /** `url` cannot be framed. `site` is its name for people. */
  | { kind: 'link'; url: string; site: string }

/**
 * Returns how to show a video link (docs/product/property-page.md#video-links). Undefined if there is no link or it is
 * not http(s), for example `javascript:`.
 */
export function videoSource(link: string | null): VideoSource | undefined {
  const text = link?.trim() ?? ''
  const url = parseLink(text)
  if (!url) return undefined
  const youtube = isYoutube(url)
  const player = youtube ? youtubePlayer(url) : players.map((playerOf) => playerOf(url)).find(Boolean)
  if (player) return { kind: youtube ? 'click' : 'frame', url: player }
  const site = youtube ? 'YouTube' : unframeable.find(([hosts]) => hosts.test(url.hostname))?.[1]
  if (site) return { kind: 'link', url: url.href, site }
  return hasScheme.test(text) ? { kind: 'frame', url: text } : undefined
}

const hasScheme = /^[a-z][a-z\d+.-]*:/i

function parseLink(text: string): URL | undefined {
  const url = parseUrl(hasScheme.test(text) ? text : `https://${text.replace(/^\/\//, '')}`)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** Each returns the address of a site's player; undefined for other links. */
const players: readonly ((url: URL) => string | undefined)[] = [vimeo, drive, loom, matterport]

const siteOf = ({ hostname }: URL) => hostname.replace(/^(?:www|m)\./, '')
const partsOf = ({ pathname }: URL) => pathname.split('/').filter(Boolean)

/** Returns `?a=1&b=2` of the parameters that have a value. */
function query(parameters: Record<string, string | null | undefined>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** https://help.vimeo.com/hc/en-us/articles/12426260232977 */
function vimeo(url: URL): string | undefined {
  const parts = partsOf(url)
  const [first = '', second] = parts
  if (siteOf(url) !== 'vimeo.com') return undefined
  const isNumber = (part = '') => /^\d+$/.test(part)
  const isContainer = /^(?:channels|groups|album|showcase|manage)$/.test(first)
  // A showcase has a number, too.
  const index = isNumber(first) ? 0 : parts.findIndex((part, n) => isContainer && n >= 2 && isNumber(part))
  if (index < 0)
    return /^(?:showcase|event)$/.test(first) && isNumber(second)
      ? `https://vimeo.com/${first}/${second}/embed`
      : undefined
  const inPath = /^[\da-f]+$/.exec(parts[index + 1] ?? '')?.[0]
  const start = startSecond(url)
  const h = inPath ?? url.searchParams.get('h')
  return `https://player.vimeo.com/video/${parts[index]}${query({ h })}${start ? `#t=${start}s` : ''}`
}

function drive(url: URL): string | undefined {
  const { hostname, pathname, searchParams } = url
  if (hostname !== 'drive.google.com' && hostname !== 'docs.google.com') return undefined
  const inPath = /^\/(?:a\/[^/]+\/)?file\/(?:u\/\d+\/)?d\/([\w-]+)/.exec(pathname)?.[1]
  const inQuery = /^\/(?:open|uc)$/.test(pathname) ? searchParams.get('id') : undefined
  const id = inPath ?? inQuery
  const parameters = { resourcekey: searchParams.get('resourcekey'), t: startSecond(url) }
  return id ? `https://drive.google.com/file/d/${encodeURIComponent(id)}/preview${query(parameters)}` : undefined
}

function loom(url: URL): string | undefined {
  const [page, name = ''] = partsOf(url)
  const id = siteOf(url) === 'loom.com' && page === 'share' && /[\da-f]{32}$/.exec(name)?.[0]
  return id ? `https://www.loom.com/embed/${id}${query({ t: startSecond(url) })}` : undefined
}

function matterport({ hostname, pathname }: URL): string | undefined {
  const id = /(?:^|\.)matterport\.com$/.test(hostname) && /^\/(?:discover\/)?space\/(\w+)/.exec(pathname)?.[1]
  return id ? `https://my.matterport.com/show/?m=${id}` : undefined
}

/** Sites that forbid frames of other links. */
const unframeable: readonly [hosts: RegExp, site: string][] = [
  [/^(?:www\.)?vimeo\.com$/, 'Vimeo'],
  [/^drive\.google\.com$/, 'Google Drive'],
  [/^(?:photos\.app\.goo\.gl|photos\.google\.com)$/, 'Google Photos'],
  [/(?:^|\.)(?:facebook\.com|fb\.watch|fb\.com)$/, 'Facebook'],
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)tiktok\.com$/, 'TikTok'],
  [/(?:^|\.)dropbox\.com$/, 'Dropbox'],
  [/(?:^|\.)icloud\.com$/, 'iCloud'],
  [/^(?:1drv\.ms|onedrive\.live\.com)$/, 'OneDrive'],
  [/^(?:www\.)?(?:twitter|x)\.com$/, 'X'],
]
