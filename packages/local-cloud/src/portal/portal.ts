import type { RequestListener } from 'node:http'
import { escapeMarkup } from '../machine/markup.ts'
import { listingsPage } from './listings-page.ts'
import { page } from './page.ts'

/**
 * A stand-in for the provider's portal, where renters see listings, apply and sign in: enough for the frame and the
 * links of the site to show something real. It lets any page frame it, as the real one does.
 */
export function portalListener(siteOrigin: string): RequestListener {
  return ({ url = '/', method }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const found = pageFor(pathname, searchParams.get('home'), siteOrigin)
    response.writeHead(found ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors *",
      'cache-control': 'no-store',
    })
    const missing = () => messagePage('This page does not exist', 'Nothing is kept at this address.', siteOrigin)
    response.end(method === 'HEAD' ? undefined : (found ?? missing()))
  }
}

function pageFor(path: string, home: string | null, siteOrigin: string): string | undefined {
  switch (path) {
    case '/':
    case '/listings':
      return listingsPage()
    case '/users/sign_in':
      return signInPage(siteOrigin)
    case '/users/session':
      return messagePage(
        'This is the stand-in',
        'Residents sign in at the real portal. Nothing that you typed was sent anywhere or kept.',
        siteOrigin,
      )
    case '/apply':
      return messagePage(
        'Applications are taken by the real portal',
        `This page stands in for it while the site runs on your own machine${home ? `, so no application for ${home} was begun` : ''}.`,
        siteOrigin,
      )
    default:
      return undefined
  }
}

/** A page with one thing to say, and the way back to the site. */
function messagePage(title: string, message: string, siteOrigin: string): string {
  return page(
    title,
    `<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(message)}</p>
<p><a href="/listings">Current rentals</a> · <a href="${escapeMarkup(siteOrigin)}" target="_top">Back to the site</a></p>`,
  )
}

const signInStyle = `
  main { max-width: 26rem; padding-top: 2.5rem }
  form { display: grid; gap: 1rem; margin: 1.5rem 0; padding: 1.5rem; background: #fff; border: 1px solid var(--line); border-radius: 10px }
  label { display: grid; gap: .25rem; font-weight: 600 }
  input { min-height: 44px; padding: 0 .75rem; border: 1px solid #7c8886; border-radius: 6px; font: inherit }
  .note { padding: .75rem 1rem; background: var(--sand); border-radius: 6px }
`

/** The sign-in form of residents. Its fields have no names, so that nothing typed there is sent. */
function signInPage(siteOrigin: string): string {
  return page(
    'Resident sign-in',
    `<h1>Resident sign-in</h1>
<p class="quiet">Pay rent, ask for a repair, read your lease.</p>
<form method="get" action="/users/session">
  <label>Email <input type="email" autocomplete="off"></label>
  <label>Password <input type="password" autocomplete="off"></label>
  <button>Sign in</button>
</form>
<p class="note">This page stands in for the provider's portal while the site runs on your own machine. Nothing that is typed here leaves it.</p>
<p><a href="${escapeMarkup(siteOrigin)}">Back to the site</a></p>`,
    signInStyle,
  )
}
