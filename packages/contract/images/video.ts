import { parseUrl } from '../text/parse-url.ts'

const videoId = /^[\w-]{1,64}$/
const pathForms = new Set(['embed', 'shorts', 'live', 'v'])

/**
 * Returns the embed address of a YouTube link in watch, short-link, embed, shorts, live or v form, with or without
 * scheme or www; returns any other link unchanged (docs/product/property-page.md#video-links).
 */
export function toEmbedUrl(link: string): string {
  const id = youtubeId(link)
  return id ? `https://www.youtube-nocookie.com/embed/${id}` : link
}

/** Returns whether a link leads to YouTube, to a video or another page. */
export function isYoutube(link: string): boolean {
  const url = parseLink(link.trim())
  return url !== undefined && hosts.has(hostOf(url))
}

/** Returns the id of the video; undefined if the link has none of YouTube's forms. */
export function youtubeId(link: string): string | undefined {
  const url = parseLink(link.trim())
  if (!url) return undefined
  const id = idFrom(url)
  return id && videoId.test(id) ? id : undefined
}

function parseLink(link: string): URL | undefined {
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`
  const url = parseUrl(withScheme)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

const hosts = new Set(['youtu.be', 'youtube.com', 'youtube-nocookie.com'])
const hostOf = ({ hostname }: URL) => hostname.toLowerCase().replace(/^(www|m|music)\./, '')

function idFrom(url: URL): string | undefined {
  const { pathname, searchParams } = url
  const host = hostOf(url)
  const [first, second] = pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return first
  if (!hosts.has(host)) return undefined
  if (first === 'watch') return searchParams.get('v') ?? undefined
  return first && pathForms.has(first) ? second : undefined
}
