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
  test.each(['/admin/analytics?days=30', '/property/x#units'])('leads to %s of this site', async (path) => {
    expect(await landingPathOf(path)).toBe(path)
  })

  test.each([
    ['another site', 'https://elsewhere.example/'],
    ['a tab', '/\t/elsewhere.example/'],
    ['a carriage return and a header', '/admin\r\nSet-Cookie: a=b'],
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
