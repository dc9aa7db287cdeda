import { isYoutube, toEmbedUrl, youtubeId } from '@porchlight/contract/images/video'

/** `click`: loads nothing until the visitor asks for it; `direct`: shown as url. */
export interface TourSource {
  load: 'click' | 'direct'
  url: string
}

/**
 * What to embed for a video link (docs/product/property-page.md#video-links): YouTube links by their embed address, which starts playing
 * because the visitor has just asked for it; other links as url. Undefined when there is nothing safe to
 * embed: no link, or one that is not http(s), such as `javascript:`.
 */
export function tourSource(link: string | null): TourSource | undefined {
  const url = link?.trim()
  if (!url) return undefined
  if (youtubeId(url)) return { load: 'click', url: `${toEmbedUrl(url)}?autoplay=1&rel=0` }
  if (!isWebAddress(url)) return undefined
  // a playlist, say: also of YouTube, which is told of nobody who has not asked for it
  return { load: isYoutube(url) ? 'click' : 'direct', url }
}

function isWebAddress(link: string): boolean {
  return /^https?:\/\//i.test(link) && URL.canParse(link)
}
