import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { propertySchema } from '@porchlight/contract/properties/property'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { openBrowser } from '../support/site/browser.ts'
import { dataFolder } from '../support/site/environment.ts'
import { admin, locationOf, openLogin, submitLogin } from '../support/site/hosted-login.ts'
import { type ObservedPage, observe } from '../support/site/observatory.ts'
import { call, origin, unknownId } from './call.ts'

const distributionSchema = z.object({
  DistributionConfig: z.object({ DefaultCacheBehavior: z.object({ ViewerProtocolPolicy: z.string() }) }),
})

function redirectsToHttps(): boolean {
  const folder = join(dataFolder, 'cdk.out')
  const templates = readdirSync(folder).filter((name) => name.endsWith('.template.json'))
  const resources = templates.flatMap((name) =>
    Object.values(JSON.parse(readFileSync(join(folder, name), 'utf8')).Resources),
  )
  const [found] = resources.flatMap((resource) => {
    const { success, data } = z.object({ Properties: distributionSchema }).safeParse(resource)
    return success ? [data.Properties] : []
  })
  return found?.DistributionConfig.DefaultCacheBehavior.ViewerProtocolPolicy === 'redirect-to-https'
}

/** The local cloud puts its own URLs without TLS into policies. */
const asDeployed = (headers: Headers) =>
  new Headers(
    [...headers].map(([name, value]) => [name, value.replaceAll(/http:(?=\/\/(localhost|127\.0\.0\.1):)/g, 'https:')]),
  )

async function fetchPage(path: string, status: number): Promise<ObservedPage> {
  const response = await call(path, { headers: { accept: 'text/html' } })
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
  const foreign = await call(path, { headers: { origin: 'https://observatory.example' } })
  return {
    headers: asDeployed(response.headers),
    html: await response.text(),
    cookies: response.headers.getSetCookie(),
    foreign: foreign.headers,
    redirected: redirectsToHttps() ? new URL(path, 'https://homes.example.com') : undefined,
  }
}

let detail: string
beforeAll(async () => {
  const [first] = z.array(propertySchema).parse(await (await call('/api/properties')).json())
  detail = `/property/${first?.id}`
})

describe('MDN’s HTTP Observatory scores at least 120 points (grade A+) for', () => {
  test.each([
    ['the home page', () => '/', 200],
    ['a city', () => '/atlanta', 200],
    ['a property', () => detail, 200],
    ['the comparison', () => '/compare', 200],
    ['the saved homes', () => '/saved', 200],
    ['the page about us', () => '/about', 200],
    ['the page about privacy', () => '/privacy', 200],
    ['the page about false listings', () => '/real', 200],
    ['the not-found page', () => '/nowhere', 404],
    ['a missing property', () => `/property/${unknownId}`, 404],
    ['the administrators’ area', () => '/admin', 200],
    ['a sign-in that did not work', () => '/api/auth/callback?code=used&state=unknown', 400],
  ])('%s', async (_, path, status) => {
    const { score, points } = observe(await fetchPage(path(), status))
    expect(Object.entries(points).filter(([, each]) => each < 0)).toEqual([])
    expect(score).toBeGreaterThanOrEqual(120)
  })

  test('the front page after signing in', async () => {
    const browser = openBrowser()
    const login = await browser.request(`${origin}/api/login`)
    const callback = await browser.request(
      locationOf(await submitLogin(browser, await openLogin(browser, origin), admin)),
    )
    // Without the extra cookies for browsers that refuse Secure cookies over http.
    const cookies = [login, callback].flatMap(({ headers }) =>
      headers.getSetCookie().filter((line) => !line.startsWith('over-http.')),
    )
    // Each attempt to sign in has a cookie of its own.
    expect(cookies.map((line) => line.replace(/(?<=^__Host-login)-[\w-]+|=.*$/g, ''))).toEqual([
      '__Host-login',
      '__Host-session',
      '__Host-signed-in',
      '__Host-login',
    ])
    expect(observe({ ...(await fetchPage('/', 200)), cookies })).toMatchObject({ score: 135, points: { cookies: 5 } })
  })
})

describe('the scoring detects', () => {
  test.each([
    ['no policy at all', { 'content-security-policy': undefined }, 75],
    ['inline scripts', { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" }, 80],
    [
      'no default',
      { 'content-security-policy': "script-src 'self'; frame-ancestors 'none'; object-src 'none'; style-src 'self'" },
      125,
    ],
    [
      'plain HTTP',
      { 'content-security-policy': "default-src 'none'; connect-src http://a; frame-ancestors 'none'" },
      80,
    ],
    [
      'inline styles',
      { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" },
      120,
    ],
    ['a short HSTS', { 'strict-transport-security': 'max-age=3600' }, 120],
    ['no HSTS', { 'strict-transport-security': undefined }, 80],
    ['a talkative referrer', { 'referrer-policy': 'unsafe-url' }, 120],
    ['sniffed types', { 'x-content-type-options': undefined }, 125],
    ['no resource policy', { 'cross-origin-resource-policy': undefined }, 120],
  ])('%s', async (_, changes: Record<string, string | undefined>, score) => {
    const page = await fetchPage('/', 200)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) page.headers.delete(name)
      else page.headers.set(name, value)
    }
    expect(observe(page).score).toBe(score)
  })

  test.each([
    ['a session that scripts can read', { cookies: ['session=1; Secure; SameSite=Lax'] }, 70],
    ['a cookie without Secure', { cookies: ['theme=1; SameSite=Lax'] }, 125],
    ['a session cookie without Secure', { cookies: ['session=1; HttpOnly; SameSite=Lax'] }, 120],
    ['a site that stays on http://', { redirected: undefined }, 80],
    ['a script of another site', { html: '<script src="https://cdn.example/a.js"></script>' }, 125],
  ])('%s', async (_, changes, score) => {
    expect(observe({ ...(await fetchPage('/', 200)), ...changes }).score).toBe(score)
  })
})
