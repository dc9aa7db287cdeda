import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { fillIn } from '../machine/markup.ts'
import content from './rentals.json' with { type: 'json' }

/** Any page may frame it, as with the real portal. */
export function portalListener(site: string): RequestListener {
  return ({ url = '/', method }, response) => {
    const address = URL.parse(url, 'http://localhost')
    const page = address && pageFor(address.pathname, address.searchParams.get('home'))
    const content = page ?? message('This page does not exist', 'Nothing is kept at this address.')
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors *",
      'cache-control': 'no-store',
    })
    const main = fillIn(part(content.part), { ...content, site })
    response.end(method === 'HEAD' ? undefined : fillIn(part('page'), { title: content.title, main }))
  }
}

const part = (name: string) => readFileSync(new URL(`${name}.html`, import.meta.url), 'utf8')

interface Page extends Record<string, string> {
  part: 'listings' | 'sign-in' | 'message'
  title: string
}

const message = (title: string, text: string): Page => ({ part: 'message', title, text })

function pageFor(path: string, home: string | null): Page | undefined {
  switch (path) {
    case '/':
    case '/listings':
      return { part: 'listings', title: 'Current rentals', count: `${content.rentals.length}`, cards: cards() }
    case '/users/sign_in':
      return { part: 'sign-in', title: 'Resident sign-in' }
    case '/users/session':
      return message(
        'This is a local emulator',
        'Residents sign in at the real portal. Nothing that you typed was sent anywhere or kept.',
      )
    case '/apply':
      return message(
        'Applications are taken by the real portal',
        `This page stands in for it while the site runs on your own machine${home ? `, so no application for ${home} was begun` : ''}.`,
      )
    default:
      return undefined
  }
}

function cards(): string {
  const roofs = new Map(Object.entries(content.roofs))
  const card = part('rental')
  return content.rentals
    .map((rental) =>
      fillIn(card, { ...rental, home: encodeURIComponent(rental.name), roof: roofs.get(rental.roof) ?? '' }),
    )
    .join('')
}
