import { isYoutube, toEmbedUrl, youtubeId } from '@porchlight/contract/images/video'

/** `click`: loads nothing until the visitor asks for it; `direct`: shown as given. */
export interface TourSource {
  load: 'click' | 'direct'
  url: string
}

/**
 * What to embed for a video link (docs/product.md#video-links): YouTube links by their embed address, which starts playing
 * because the visitor has just asked for it; other links as given. Undefined when there is nothing safe to
 * embed: no link, or one that is not http(s), such as `javascript:`.
 */
export function tourSource(link: string | null): TourSource | undefined {
  const given = link?.trim()
  if (!given) return undefined
  if (youtubeId(given)) return { load: 'click', url: `${toEmbedUrl(given)}?autoplay=1&rel=0` }
  if (!isWebAddress(given)) return undefined
  // a playlist, say: also of YouTube, which is told of nobody who has not asked for it
  return { load: isYoutube(given) ? 'click' : 'direct', url: given }
}

function isWebAddress(link: string): boolean {
  return /^https?:\/\//i.test(link) && URL.canParse(link)
}
