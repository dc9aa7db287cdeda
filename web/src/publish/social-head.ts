/**
 * Open Graph and Twitter card of a page, from what React rendered for its head: title, description and canonical
 * address are HTML already, and stay escaped as they are. `picture` is an absolute address.
 */
export function socialHead(head: string, { siteName, picture }: { siteName: string; picture: string }): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? siteName
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''
  const address = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]
  const cards: [attribute: 'property' | 'name', name: string, content: string | undefined][] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', siteName],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ['property', 'og:image', picture],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  return cards
    .flatMap(([attribute, name, content]) => (content ? [`<meta ${attribute}="${name}" content="${content}">`] : []))
    .join('')
}
