import { readdirSync } from 'node:fs'
import path from 'node:path'
import { staticPages } from '@porchlight/contract/static-pages'
import { describe, expect, test } from 'vitest'
import { shipped } from '../../test/support/infra/shipped.ts'

const routePage = shipped('route-page')
const ask = (uri: string, querystring: object = {}) =>
  routePage({ request: { method: 'GET', uri, querystring, headers: {} } })

const publicFolder = path.join(import.meta.dirname, '../../web/public')
const publicFiles = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `/${path.relative(publicFolder, path.join(parentPath, name))}`)

describe('route-page', () => {
  test.each([
    ['/', '/index.html'],
    ['/atlanta', '/atlanta/index.html'],
    ['/dallas', '/dallas/index.html'],
    ['/preview/0a1b', '/preview/index.html'],
    ['/property/3f0c9a52-6d0e-4c1b-9f57-0a3b5d1e7c11', '/property/3f0c9a52-6d0e-4c1b-9f57-0a3b5d1e7c11/index.html'],
    ['/property/not-an-id', '/property/not-an-id/index.html'],
    ['/property/with.dot', '/property/with.dot/index.html'],
    ['/property/some.html', '/property/some.html/index.html'],
  ])('returns the published page for %s', (uri, object) => {
    expect(ask(uri)).toMatchObject({ uri: object })
  })

  test.each(staticPages)('returns its file for the static page $name', ({ name }) => {
    expect(ask(`/${name}`)).toMatchObject({ uri: `/${name}/index.html` })
  })

  test.each(['/admin', '/admin/analytics', '/admin/property/new'])('returns the admin app for %s', (uri) => {
    expect(ask(uri)).toMatchObject({ uri: '/admin.html' })
  })

  test.each(['/robots.txt', '/sitemap.xml', '/missing.png', ...publicFiles])('returns the file for %s', (uri) => {
    expect(ask(uri)).toMatchObject({ uri })
  })

  test.each([
    '/nowhere',
    '/atlanta/homes',
    '/property',
    '/property/a/b',
    '/administrator',
    '/index.html',
    '/atlanta/index.html',
    '/admin.html',
    '/about.html',
    '/wp-login.php',
    '/Nowhere',
    '/nowhere/',
    '/nowhere.',
    '/nowhere)',
    '/nowhere%20',
    '/atlanta.php',
    '/atlanta/homes)',
    '/property/%E2%80%A6',
    '/.env',
    '/%5Catlanta',
    '/assets/index-abc.js/',
  ])('returns the not-found page for %s', (uri) => {
    expect(ask(uri)).toMatchObject({ uri: '/404.html' })
  })

  test.each([
    ['/atlanta/', '/atlanta'],
    ['/property/one/', '/property/one'],
    ['/admin/', '/admin'],
    ['/admin/hero///', '/admin/hero'],
    ['//', '/'],
    ['/Atlanta', '/atlanta'],
    ['/ABOUT/', '/about'],
    ['/Property/One', '/property/one'],
    ['/Admin/Hero', '/admin/hero'],
    ['/admin/hero).', '/admin/hero'],
    ['//atlanta', '/atlanta'],
    ['/property//one', '/property/one'],
    ...[
      '.',
      ',',
      ';',
      ':',
      '!',
      '*',
      "'",
      '"',
      ')',
      ').',
      '...',
      '%20',
      '%22',
      '%29,',
      '%2a',
      '%3e',
      '%C2%A0',
      '_',
      '~',
    ].map((end) => [`/property/3f0c-1${end}`, '/property/3f0c-1']),
    ['/property/one%E2%80%A6', '/property/one'],
    ['/property/one%E2%80%9D.', '/property/one'],
    ['/property/one&amp;utm_source=x', '/property/one'],
    ['/property/one%20is%20lovely', '/property/one'],
    ['/preview/0a1b)', '/preview/0a1b'],
    ['/atlanta).', '/atlanta'],
    ['/Dallas/,', '/dallas'],
    ['/saved**', '/saved'],
    ['/atlanta](https://www.example.com/atlanta)', '/atlanta'],
    ['/about%3C/a%3E', '/about'],
    ['/%20', '/'],
    ['/).', '/'],
    ['/compare%3Fids=a,b', '/compare?ids=a,b'],
    ['/compare%3Fids%3Da%2Cb', '/compare?ids=a%2Cb'],
    ['/atlanta%3Fbeds=2%26type=multifamily', '/atlanta?beds=2&type=multifamily'],
  ])('redirects %s to %s permanently', (uri, location) => {
    expect(ask(uri)).toMatchObject({
      statusCode: 308,
      headers: {
        location: { value: location },
        'strict-transport-security': { value: 'max-age=63072000; includeSubDomains' },
      },
    })
  })
})

test('keeps the filter of an address with a trailing slash', () => {
  const querystring = {
    q: { value: 'oak%20porch%26garden' },
    beds: { value: '2', multiValue: [{ value: '2' }, { value: '3' }] },
    type: { value: '' },
  }
  expect(ask('/dallas/', querystring).headers.location.value).toBe('/dallas?q=oak%20porch%26garden&beds=2&beds=3&type')
})

test.each([
  ['ids=a,b.', 'ids=a,b'],
  ['ids=a,b)', 'ids=a,b'],
  ['ids=a,b%22', 'ids=a,b'],
  ['ids=a%2Cb%2C', 'ids=a%2Cb'],
  ['utm_source=mail&amp;ids=a,b', 'utm_source=mail&ids=a,b'],
  ['amp;amp;ids=a,b.&fbclid=x.', 'ids=a,b&fbclid=x.'],
])('a comparison and a shared list with ?%s are sent to ?%s', (given, expected) => {
  for (const path of ['/compare', '/saved']) {
    expect(ask(path, parametersOf(given)).headers.location.value).toBe(`${path}?${expected}`)
    expect(ask(path, parametersOf(expected))).toMatchObject({ uri: `${path}/index.html` })
  }
})

test.each(['utm_source=a.&utm_medium=b)&fbclid=c', 'q=St.', 'q=%22', 'ids=a,b.', 'flag'])(
  'keeps ?%s of a city without a redirect',
  (given) => {
    expect(ask('/atlanta', parametersOf(given))).toMatchObject({ uri: '/atlanta/index.html' })
  },
)

function parametersOf(query: string) {
  return Object.fromEntries(
    query.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return [name, { value }]
    }),
  )
}

test.each([
  '//evil.com/',
  '//evil.com',
  '///evil.com/',
  '/\\evil.com/',
  '/%5Cevil.com/',
  '/%2F%2Fevil.com/',
  '//evil.com/atlanta/',
  '//evil.com).',
  '/%2F/evil.com',
  '/https://evil.com/',
  '/.evil.com/',
])('does not redirect %s to another site', (uri) => {
  const { headers, statusCode } = ask(uri)
  expect(statusCode).toBeUndefined()
  expect(headers?.location).toBeUndefined()
})

test('a redirect always stays on this site', () => {
  for (const uri of [
    '/property//evil.com/',
    '///property///evil.com.',
    '//about//',
    '/property/one%0d%0aset-cookie:a=b',
  ])
    expect(ask(uri).headers.location.value).toMatch(/^\/(?:property|about)[\w./-]*$/)
})
