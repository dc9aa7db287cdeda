import { isYoutube, toEmbedUrl, youtubeId } from '@porchlight/contract/images/video'
import { parseUrl } from '@porchlight/contract/text/parse-url'

/** `click`: loads nothing until the visitor presses play. */
export interface TourSource {
  load: 'click' | 'direct'
  url: string
}

/**
 * Returns what to embed for a video link (docs/product/property-page.md#video-links). Undefined if there is no link or
 * it is not http(s), for example `javascript:`.
 */
export function tourSource(link: string | null): TourSource | undefined {
  const url = link?.trim()
  if (!url) return undefined
  if (youtubeId(url)) return { load: 'click', url: `${toEmbedUrl(url)}?autoplay=1&rel=0` }
  if (!isWebAddress(url)) return undefined
  // YouTube pages without a video id, such as playlists, also wait for a click.
  return { load: isYoutube(url) ? 'click' : 'direct', url }
}

function isWebAddress(link: string): boolean {
  return /^https?:\/\//i.test(link) && parseUrl(link) !== undefined
}
