import { routes } from '@porchlight/contract/routes'
import { directivesOf } from './content-policy.ts'
import { expectThat, SmokeFailure, type Visitor } from './visitor.ts'

const MAX_REDIRECTS = 5

/** The hosted login must show a page that asks for a password or an address. */
export async function checkSignIn({ ask, origin }: Visitor): Promise<undefined> {
  const first = await ask(routes.login.path)
  const start = URL.parse(first.headers.get('location') ?? '')
  expectThat(
    first.status === 302 && start !== null,
    `${routes.login.path} does not redirect: it answers ${first.status}.`,
  )
  const back = start.searchParams.get('redirect_uri')
  expectThat(
    back === `${origin}${routes.loginCallback.path}`,
    `The hosted login is asked to lead back to ${back}, which is not this site.`,
  )
  let address = start.href
  let cookies: string[] = []
  for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
    const { status, headers, text } = await ask(address, { headers: { cookie: cookies.join('; ') } })
    cookies = [...cookies, ...headers.getSetCookie().map((line) => line.split(';', 1).join())]
    const next = headers.get('location')
    if (next === null) {
      const isLogin = status === 200 && /<form|<script/i.test(text) && !/\/error\b/.test(new URL(address).pathname)
      expectThat(isLogin, `The hosted login (${new URL(address).host}) answers ${status} and offers no way to sign in.`)
      return
    }
    const { href, pathname, searchParams } = new URL(next, address)
    const error = searchParams.get('error_description') ?? searchParams.get('error')
    expectThat(!error && !pathname.endsWith('/error'), `The hosted login refuses this site: ${error ?? pathname}.`)
    address = href
  }
  throw new SmokeFailure('The hosted login redirects in a loop.')
}

/** An upload address requires a session, and the storage requires an upload address. */
export async function checkUploads({ ask }: Visitor): Promise<undefined> {
  const { path, method } = routes.requestUpload
  const { status } = await ask(path, { method, headers: { 'x-requested-with': 'porchlight' } })
  expectThat(status === 401, `${path} answers ${status} to a visitor where 401 is right.`)
  const policy = (await ask('/admin')).headers.get('content-security-policy') ?? ''
  const [, storage] = directivesOf(policy).get('connect-src') ?? []
  expectThat(storage !== undefined, 'The admin area cannot upload images: its policy names no storage.')
  const name = `/images/${crypto.randomUUID()}.jpg`
  const answer = await ask(storage + name, { method: 'PUT', body: 'x', headers: { 'content-type': 'image/jpeg' } })
  expectThat(answer.status === 403, `The storage answers ${answer.status} to an unsigned upload where 403 is right.`)
}
