import { escapeHtml, hostedPage } from './hosted-page.ts'
import type { Person } from './settings.ts'

export interface LoginPage {
  /** Where the form is sent. */
  action: string
  csrf: string
  email: string
  trouble?: string
  people: Pick<Person, 'email' | 'password' | 'note'>[]
}

export function loginPage({ action, csrf, email, trouble, people }: LoginPage): string {
  const invalid = trouble ? ' aria-invalid="true" aria-describedby="trouble"' : ''
  const focus = (wanted: boolean) => (wanted ? ' autofocus' : '')
  return hostedPage(
    trouble ? `Error: ${trouble}` : 'Sign in',
    `<div class="sheet">
<h1>Sign in</h1>
<p class="lead">For the family, to look after the houses.</p>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="_csrf" value="${escapeHtml(csrf)}">
${trouble ? `<p class="trouble" id="trouble" role="alert">${escapeHtml(trouble)}</p>` : ''}
<p class="field"><label for="username">Email</label>
<input id="username" name="username" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(email)}"${invalid}${focus(!email)}></p>
<p class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid}${focus(email !== '')}></p>
<button type="submit">Sign in</button>
</form>
${standIn(people)}
</div>`,
  )
}

function standIn(people: LoginPage['people']): string {
  return `<aside aria-labelledby="stand-in">
<h2 id="stand-in">This is the local stand-in</h2>
<p>It takes the place of the hosted sign-in while the site runs on this machine. Accounts that are ready to use:</p>
<ul>${people.map(account).join('')}</ul>
</aside>`
}

function account({ email, password, note }: LoginPage['people'][number]): string {
  return `<li><code>${escapeHtml(email)}</code> <code>${escapeHtml(password)}</code> <span>${escapeHtml(note)}</span></li>`
}
