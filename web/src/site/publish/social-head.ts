import { type StoredImage, sharedPath, sharedSize } from '@porchlight/contract/images/image-files'
import { escapeHtml } from '@porchlight/contract/text/escape-html'
import { site } from '@porchlight/site/site.config'

export interface SharedImage extends StoredImage {
  alt?: string | undefined
}

/** Uses the head that React rendered, whose texts are already escaped. */
export function socialHead(head: string, image: SharedImage): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? site.brandName
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''
  const address = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]
  const { imageUrl, width } = image
  const size = width ? sharedSize : undefined
  const cards: [attribute: 'property' | 'name', name: string, content: string | undefined][] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', site.brandName],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ['property', 'og:image', site.origin + (width ? sharedPath(image) : imageUrl)],
    ['property', 'og:image:width', size && String(size.width)],
    ['property', 'og:image:height', size && String(size.height)],
    ['property', 'og:image:alt', escapeHtml(image.alt ?? '') || title],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  return cards
    .flatMap(([attribute, name, content]) => (content ? [`<meta ${attribute}="${name}" content="${content}">`] : []))
    .join('')
}
