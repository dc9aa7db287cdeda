import { setTimeout } from 'node:timers/promises'
import { routes } from '@porchlight/contract/routes'
import { directivesOf, inlineOf, sheetsOf, sourceOf } from './content-policy.ts'
import { firstProperty, pagesOf } from './site-map.ts'
import { expectThat, type SiteResponse, type Visitor } from './visitor.ts'

const policyOf = ({ headers }: SiteResponse) => headers.get('content-security-policy') ?? ''

/** Each kind of page has its status, type, title and heading. */
export async function checkPages(visitor: Visitor): Promise<string | undefined> {
  for (const { path, status, isPublished } of await pagesOf(visitor)) {
    const page = await visitor.ask(path)
    expectThat(page.status === status, `${path} answers ${page.status} where ${status} is right.`)
    const type = page.headers.get('content-type')
    expectThat(
      /^text\/html; ?charset=utf-8$/i.test(type ?? ''),
      `${path} is of type ${type}, no page of text in UTF-8.`,
    )
    expectThat(!isPublished || /<title>[^<]+<\/title>/.test(page.text), `${path} has no title.`)
    expectThat(!isPublished || /<h1\b/.test(page.text), `${path} has no heading: it came without its content.`)
  }
  const property = await firstProperty(visitor)
  return property ? undefined : 'no property is listed, so no property’s page was looked at'
}

/** A page must contain or name a style sheet, and a header policy must allow it (see checkPolicies). */
export async function checkStyles(visitor: Visitor): Promise<undefined> {
  for (const { path } of await pagesOf(visitor)) {
    const { text } = await visitor.ask(path)
    const sheets = sheetsOf(text)
    const inline = inlineOf('style', text).filter((style) => style.includes('{'))
    expectThat(inline.length + sheets.length > 0, `${path} neither brings nor names a style sheet: it is shown bare.`)
    for (const sheet of sheets) {
      const { status, headers, text: css } = await visitor.ask(sheet)
      const isSheet = status === 200 && /^text\/css/.test(headers.get('content-type') ?? '') && css.includes('{')
      expectThat(isSheet, `${path} names a style sheet that is not there: ${sheet} answers ${status}.`)
    }
  }
}

/** Pages allow no scripts and styles but their own. */
export async function checkPolicies(visitor: Visitor): Promise<undefined> {
  for (const { path } of await pagesOf(visitor)) {
    const page = await visitor.ask(path)
    const directives = directivesOf(policyOf(page))
    expectThat(directives.size > 0, `${path} comes without a content security policy.`)
    expectThat(
      directives.get('default-src')?.join() === "'none'",
      `The content security policy of ${path} does not begin with nothing being allowed (default-src 'none').`,
    )
    for (const kind of ['script', 'style'] as const) {
      const allowed = directives.get(`${kind}-src`) ?? []
      expectThat(
        !allowed.some((source) => /unsafe|\*|^https?:/.test(source)),
        `The content security policy of ${path} allows any ${kind} (${allowed.join(' ')}).`,
      )
      for (const text of inlineOf(kind, page.text)) {
        expectThat(
          allowed.includes(sourceOf(text)),
          `The ${kind} in ${path} is not the one that its content security policy allows, so browsers leave it out.`,
        )
      }
    }
  }
}

/** Security headers are on pages, API responses and images. */
export async function checkHeaders(visitor: Visitor): Promise<undefined> {
  const property = await firstProperty(visitor)
  const [image] = property?.images ?? []
  for (const path of ['/', '/admin', routes.listHeroImages.path, ...(image ? [image.imageUrl] : [])]) {
    const { headers } = await visitor.ask(path)
    const wanted: [string, RegExp][] = [
      ['strict-transport-security', /max-age=\d{7,}/],
      ['x-content-type-options', /^nosniff$/],
      ['x-frame-options', /^DENY$/],
      ['referrer-policy', /^(strict-origin|no-referrer)/],
      ['content-security-policy', /frame-ancestors 'none'/],
    ]
    for (const [name, value] of wanted) {
      expectThat(value.test(headers.get(name) ?? ''), `${path} comes without a good header ${name}.`)
    }
  }
}

/** An edge keeps a page for a second. */
const revalidatedMs = 2000

/** A second visit must return 304, and keep the policy of the page that the browser stored. */
export async function checkRevalidation(visitor: Visitor): Promise<undefined> {
  const pages = (await pagesOf(visitor)).filter(({ status }) => status === 200)
  const first = await Promise.all(pages.map(async ({ path }) => ({ path, page: await visitor.ask(path) })))
  await setTimeout(revalidatedMs)
  // checkPages reports the pages that do not answer.
  for (const { path, page } of first.filter(({ page }) => page.status === 200)) {
    const version = page.headers.get('etag')
    expectThat(version !== null, `${path} has no version, so browsers load it again each time.`)
    const again = await visitor.ask(path, { headers: { 'if-none-match': version } })
    expectThat(again.status === 304, `${path} is sent again (${again.status}) to a browser that has it.`)
    expectThat(
      policyOf(again) === '' || policyOf(again) === policyOf(page),
      `The 304 of ${path} carries another content security policy than the page: the page that a browser kept loses its style.`,
    )
  }
}
