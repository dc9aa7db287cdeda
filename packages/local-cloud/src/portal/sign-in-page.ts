import { escapeHtml, page } from './page.ts'

const style = `
  main { max-width: 26rem; padding-top: 2.5rem }
  form { display: grid; gap: 1rem; margin: 1.5rem 0; padding: 1.5rem; background: #fff; border: 1px solid var(--line); border-radius: 10px }
  label { display: grid; gap: .25rem; font-weight: 600 }
  input { min-height: 44px; padding: 0 .75rem; border: 1px solid #7c8886; border-radius: 6px; font: inherit }
  .note { padding: .75rem 1rem; background: var(--sand); border-radius: 6px }
`

/** The sign-in form of residents; it says that it is the stand-in, and keeps nothing. */
export function signInPage(siteOrigin: string): string {
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
<p><a href="${escapeHtml(siteOrigin)}">Back to the site</a></p>`,
    style,
  )
}
