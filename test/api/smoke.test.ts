import { checks, type Result, smoke } from '@porchlight/operations/smoke/smoke'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runningEnvironment } from '../support/site/environment.ts'
import { decompress, type Fault, none, rewrite, startFaultyProxy } from '../support/site/faulty-proxy.ts'
import { origin } from './call.ts'

let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
const { API_URL: api } = await runningEnvironment()
beforeAll(async () => {
  proxy = await startFaultyProxy(origin)
})
afterAll(() => proxy.stop())

const findingsByCheck = (results: readonly Result[]) =>
  Object.fromEntries(results.flatMap(({ check, finding }) => (finding ? [[check, finding]] : [])))

async function findingsOf(fault: Fault) {
  proxy.breaks(fault)
  return findingsByCheck(await smoke(origin, { api, fetch: proxy.fetch }))
}

test('reports nothing for a working site', async () => {
  const results = await smoke(origin, { api })
  expect(findingsByCheck(results)).toEqual({})
  expect(results.flatMap(({ skipped }) => skipped ?? [])).toEqual([])
  expect(await findingsOf(none)).toEqual({})
})

const onPath =
  (path: string, change: Fault): Fault =>
  (response) => {
    if (response.path === path) change(response)
  }
const underPath =
  (prefix: string, change: Fault): Fault =>
  (response) => {
    if (response.path.startsWith(prefix)) change(response)
  }
const withoutHeader =
  (name: string): Fault =>
  ({ headers }) => {
    delete headers[name]
  }
const withHeader =
  (name: string, value: string): Fault =>
  ({ headers }) => {
    headers[name] = value
  }
const withStatus =
  (status: number): Fault =>
  (response) => {
    response.status = status
  }
const policy =
  (change: (value: string) => string): Fault =>
  ({ headers }) => {
    const value = headers['content-security-policy']
    // A 304 has no policy.
    if (value !== undefined) headers['content-security-policy'] = change(String(value))
  }

const faults: [check: keyof typeof checks, sentence: string, fault: Fault][] = [
  ['every kind of page responds', '/about answers 503 where 200 is right', onPath('/about', withStatus(503))],
  ['every kind of page responds', '/nowhere answers 200 where 404 is right', onPath('/nowhere', withStatus(200))],
  [
    'every kind of page responds',
    'no page of text in UTF-8',
    onPath('/dallas', withHeader('content-type', 'text/html')),
  ],
  [
    'every kind of page responds',
    'it came without its content',
    onPath('/atlanta', (response) => rewrite(response, (html) => html.replaceAll(/<(\/?)h1\b/g, '<$1h2'))),
  ],
  [
    'pages are styled',
    'it is shown bare',
    onPath('/dallas', (response) =>
      rewrite(response, (html) => html.replace(/<style[\s\S]*?<\/style>|<link[^>]*stylesheet[^>]*>/g, '')),
    ),
  ],
  [
    'pages are styled',
    'names a style sheet that is not there',
    (response) => {
      if (/\.css$/.test(response.path)) response.status = 403
    },
  ],
  [
    'each page allows its own content and nothing else',
    'is not the one that its content security policy allows',
    onPath(
      '/about',
      policy((value) => value.replaceAll(/ 'sha256-[^']+'/g, '')),
    ),
  ],
  [
    'each page allows its own content and nothing else',
    'allows any script',
    onPath(
      '/admin',
      policy((value) => value.replace('script-src', "script-src 'unsafe-inline'")),
    ),
  ],
  [
    'security headers are on pages, API responses and images',
    'without a good header strict-transport-security',
    onPath('/api/hero-images', withoutHeader('strict-transport-security')),
  ],
  [
    'a cached page is not sent again',
    '/ is sent again (200)',
    (response) => {
      if (response.status === 304) response.status = 200
    },
  ],
  [
    'a cached page is not sent again',
    'the page that a browser kept loses its style',
    (response) => {
      if (response.status === 304) response.headers['content-security-policy'] = "default-src 'none'; style-src 'self'"
    },
  ],
  [
    'pages, scripts and lists are compressed',
    '/api/properties comes uncompressed',
    onPath('/api/properties', decompress),
  ],
  [
    'everything is cached as long as possible',
    'Browsers keep /atlanta without asking',
    onPath('/atlanta', withHeader('cache-control', 'public, max-age=3600')),
  ],
  [
    'everything is cached as long as possible',
    '/dallas fails when its bucket does',
    onPath('/dallas', withHeader('cache-control', 'public, max-age=0, must-revalidate')),
  ],
  [
    'everything is cached as long as possible',
    'although it never changes',
    underPath('/assets/', withoutHeader('cache-control')),
  ],
  [
    'everything is cached as long as possible',
    'Browsers may keep who is signed in',
    onPath('/api/auth/user', withHeader('cache-control', 'private, max-age=60')),
  ],
  [
    'images are available in every format',
    'answers 404',
    (response) => {
      if (response.path.endsWith('.avif')) response.status = 404
    },
  ],
  [
    'images are available in every format',
    'is no webp',
    (response) => {
      if (response.path.endsWith('.webp')) response.body = Buffer.from('<svg/>')
    },
  ],
  [
    'search engines receive this address',
    'says to search engines that its address is https://www.example.com/about',
    onPath('/about', (response) =>
      rewrite(response, (html) => html.replaceAll(`href="${origin}/about"`, 'href="https://www.example.com/about"')),
    ),
  ],
  [
    'search engines receive this address',
    'does not name the pages',
    onPath('/sitemap.xml', (response) => rewrite(response, (xml) => xml.replaceAll(origin, 'https://www.example.com'))),
  ],
  ['the API matches its contract', '/api/hero-images answers 500', onPath('/api/hero-images', withStatus(500))],
  [
    'the API matches its contract',
    'is not what the contract says',
    underPath('/api/properties/', (response) => {
      if (response.status === 200)
        rewrite(response, (json) => json.replaceAll('"title"', '"name"').replaceAll('"unitNumber"', '"number"'))
    }),
  ],
  ['the API matches its contract', 'where 401 is right', onPath('/api/properties?scope=admin', withStatus(200))],
  [
    'signing in opens the hosted login',
    'which is not this site',
    onPath('/api/login', ({ headers }) => {
      headers.location = String(headers.location).replace(
        encodeURIComponent(origin),
        encodeURIComponent('https://evil.example'),
      )
    }),
  ],
  [
    'signing in opens the hosted login',
    'The hosted login',
    onPath('/api/login', ({ headers }) => {
      headers.location = String(headers.location).replace(/client_id=[^&]*/, 'client_id=another')
    }),
  ],
  ['uploads require signing in', 'to a visitor where 401 is right', onPath('/api/objects/upload', withStatus(200))],
]

const openApi = 'the API refuses calls that bypass the site'

const byCheck = Object.values(Object.groupBy(faults, ([check]) => check))
const rounds = [0, 1, 2, 3].map((round) => byCheck.flatMap((ofCheck = []) => ofCheck.slice(round, round + 1)))

describe('a fault', () => {
  test.each(rounds)('is reported by the check that it concerns, and by no other', async (...round) => {
    const findings = await findingsOf((response) => {
      for (const [, , change] of round) change(response)
    })
    expect(Object.keys(findings).toSorted()).toEqual(round.map(([check]) => check).toSorted())
    for (const [check, sentence] of round) expect(findings[check]).toContain(sentence)
  })

  test('is found if the API accepts calls that bypass the edge', async () => {
    expect(findingsByCheck(await smoke(origin, { api: origin }))).toEqual({
      [openApi]: 'The API answers 200 to a call past the site where 403 is right.',
    })
  })

  test('is tried for every check', () => {
    expect(rounds.flat()).toHaveLength(faults.length)
    expect(new Set([...faults.map(([check]) => check), openApi])).toEqual(new Set(Object.keys(checks)))
  })
})

test('fails every check if the site never responds', async () => {
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 100))
  const hang = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const results = await smoke(origin, { api, fetch: hang })
  vi.restoreAllMocks()
  expect(results.filter(({ finding }) => finding)).toHaveLength(Object.keys(checks).length)
})
