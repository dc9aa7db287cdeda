import type { RequestListener } from 'node:http'
import { listingsPage } from './listings-page.ts'
import { messagePage } from './message-page.ts'
import { signInPage } from './sign-in-page.ts'

/**
 * A stand-in for the provider's portal, where renters see listings, apply and sign in: enough for the frame and the
 * links of the site to show something real. It lets any page frame it, as the real one does.
 */
export function portalListener(siteOrigin: string): RequestListener {
  return ({ url = '/', method }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const page = pageFor(pathname, { siteOrigin, home: searchParams.get('home') })
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors *",
      'cache-control': 'no-store',
    })
    response.end(
      method === 'HEAD'
        ? undefined
        : (page ?? messagePage('This page does not exist', 'Nothing is kept at this address.', siteOrigin)),
    )
  }
}

function pageFor(path: string, { siteOrigin, home }: { siteOrigin: string; home: string | null }): string | undefined {
  if (path === '/' || path === '/listings') return listingsPage()
  if (path === '/users/sign_in') return signInPage(siteOrigin)
  if (path === '/users/session') {
    return messagePage(
      'This is the stand-in',
      'Residents sign in at the real portal. Nothing that you typed was sent anywhere or kept.',
      siteOrigin,
    )
  }
  if (path === '/apply') {
    return messagePage(
      'Applications are taken by the real portal',
      `This page stands in for it while the site runs on your own machine${home ? `, so no application for ${home} was begun` : ''}.`,
      siteOrigin,
    )
  }
  return undefined
}
