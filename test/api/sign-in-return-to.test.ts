import { describe, expect, test } from 'vitest'
import { openBrowser } from '../support/site/browser.ts'
import { admin, locationOf, openLogin, submitLogin } from '../support/site/hosted-login.ts'
import { origin } from './call.ts'

async function landingPathOf(returnTo: string): Promise<string> {
  const browser = openBrowser()
  const response = await submitLogin(browser, await openLogin(browser, origin, returnTo), admin)
  const callback = await browser.request(locationOf(response))
  expect(callback.status).toBe(302)
  return callback.headers.get('location') ?? ''
}

describe('returnTo', () => {
  test.each(['/admin', '/admin/hero', '/admin/analytics?days=30', '/property/x#units', '/atlanta?q=a%20b', '/'])(
    'leads to %s of this site',
    async (path) => {
      expect(await landingPathOf(path)).toBe(path)
    },
  )

  test.each([
    ['another site', 'https://elsewhere.example/'],
    ['a site without scheme', '//elsewhere.example/'],
    ['three slashes', '///elsewhere.example/'],
    ['a backslash', '/\\elsewhere.example/'],
    ['two backslashes', '\\\\elsewhere.example/'],
    ['a tab', '/\t/elsewhere.example/'],
    ['a newline', '/\n/elsewhere.example/'],
    ['a carriage return and a header', '/admin\r\nSet-Cookie: a=b'],
    ['a null character', '/\0/elsewhere.example'],
    ['a leading space', ' //elsewhere.example/'],
    ['an encoded slash', '/%2felsewhere.example/'],
    ['an encoded backslash', '/%5celsewhere.example/'],
    ['dots before a slash', '/.//elsewhere.example/'],
    ['dots behind a folder', '/admin/..//elsewhere.example/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>1</script>'],
    ['credentials', 'https://localhost@elsewhere.example/'],
    ['credentials behind a path', '@elsewhere.example/'],
    ['a host that begins like this one', `${origin}.elsewhere.example/`],
    ['a word', 'admin'],
    ['nothing', ''],
    ['a call of the API', '/api/login?returnTo=/admin'],
    ['signing out', '/API/logout'],
    ['a very long path', `/${'a'.repeat(3000)}`],
    ['half a character', '/\uD800'],
  ])('ignores %s', async (_, returnTo) => {
    const end = await landingPathOf(returnTo)
    // A lone surrogate becomes the replacement character, which is a path of this site.
    if (returnTo.includes('\uD800')) expect(new URL(end, origin).origin).toBe(origin)
    else expect(end).toBe('/admin')
  })

  test('stays on this site if it is sent twice', async () => {
    const browser = openBrowser()
    const { page } = await browser.open(`${origin}/api/login?returnTo=/admin&returnTo=//elsewhere.example/`)
    const response = await submitLogin(browser, { html: await page.text(), address: page.url }, admin)
    const end = (await browser.request(locationOf(response))).headers.get('location') ?? ''
    expect(new URL(end, origin).origin).toBe(origin)
  })
})
