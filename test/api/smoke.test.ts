import { checks, type Result, smoke } from '@porchlight/operations/smoke/smoke'
import { tellOf } from '@porchlight/operations/smoke/tell'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runningEnvironment } from '../support/site/environment.ts'
import { decompress, type Fault, none, rewrite, startFaultyProxy } from '../support/site/faulty-proxy.ts'
import { origin } from './call.ts'

let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
const { API_URL: api } = await runningEnvironment()
beforeAll(async () => {
  proxy = await startFaultyProxy(origin)
})
afterAll(() => proxy.stop())

const found = (results: readonly Result[]) =>
  Object.fromEntries(results.flatMap(({ check, finding }) => (finding ? [[check, finding]] : [])))

async function findingsOf(fault: Fault) {
  proxy.breaks(fault)
  return found(await smoke(origin, { api, fetch: proxy.fetch }))
}

test('finds nothing wrong with the site as it is', async () => {
  const results = await smoke(origin, { api })
  expect(found(results)).toEqual({})
  expect(results.flatMap(({ skipped }) => skipped ?? [])).toEqual([])
  expect(await findingsOf(none)).toEqual({})
})

const at =
  (path: string, change: Fault): Fault =>
  (answer) => {
    if (answer.path === path) change(answer)
  }
const below =
  (prefix: string, change: Fault): Fault =>
  (answer) => {
    if (answer.path.startsWith(prefix)) change(answer)
  }
const without =
  (name: string): Fault =>
  ({ headers }) => {
    delete headers[name]
  }
const having =
  (name: string, value: string): Fault =>
  ({ headers }) => {
    headers[name] = value
  }
const answering =
  (status: number): Fault =>
  (answer) => {
    answer.status = status
  }
const policy =
  (change: (value: string) => string): Fault =>
  ({ headers }) => {
    const value = headers['content-security-policy']
    // A 304 has none.
    if (value !== undefined) headers['content-security-policy'] = change(String(value))
  }

const faults: [check: keyof typeof checks, sentence: string, fault: Fault][] = [
  ['every kind of page answers', '/about answers 503 where 200 is right', at('/about', answering(503))],
  ['every kind of page answers', '/nowhere answers 200 where 404 is right', at('/nowhere', answering(200))],
  ['every kind of page answers', 'no page of text in UTF-8', at('/dallas', having('content-type', 'text/html'))],
  [
    'every kind of page answers',
    'it came without its content',
    at('/atlanta', (answer) => rewrite(answer, (html) => html.replaceAll(/<(\/?)h1\b/g, '<$1h2'))),
  ],
  [
    'pages are styled',
    'it is shown bare',
    at('/dallas', (answer) =>
      rewrite(answer, (html) => html.replace(/<style[\s\S]*?<\/style>|<link[^>]*stylesheet[^>]*>/g, '')),
    ),
  ],
  [
    'pages are styled',
    'names a style sheet that is not there',
    (answer) => {
      if (/\.css$/.test(answer.path)) answer.status = 403
    },
  ],
  [
    'each page may run and show what it brings, and nothing else',
    'is not the one that its content security policy allows',
    at(
      '/about',
      policy((value) => value.replaceAll(/ 'sha256-[^']+'/g, '')),
    ),
  ],
  [
    'each page may run and show what it brings, and nothing else',
    'allows any script',
    at(
      '/admin',
      policy((value) => value.replace('script-src', "script-src 'unsafe-inline'")),
    ),
  ],
  [
    'security headers are on pages, answers and pictures',
    'without a good header strict-transport-security',
    at('/api/hero-images', without('strict-transport-security')),
  ],
  [
    'a page that the browser has is not sent again',
    '/ is sent again (200)',
    (answer) => {
      if (answer.status === 304) answer.status = 200
    },
  ],
  [
    'a page that the browser has is not sent again',
    'the page that a browser kept loses its style',
    (answer) => {
      if (answer.status === 304) answer.headers['content-security-policy'] = "default-src 'none'; style-src 'self'"
    },
  ],
  ['pages, scripts and lists are compressed', '/api/properties comes uncompressed', at('/api/properties', decompress)],
  [
    'everything is kept as long as it may be',
    'Browsers keep /atlanta without asking',
    at('/atlanta', having('cache-control', 'public, max-age=3600')),
  ],
  [
    'everything is kept as long as it may be',
    '/dallas fails when its bucket does',
    at('/dallas', having('cache-control', 'public, max-age=0, must-revalidate')),
  ],
  ['everything is kept as long as it may be', 'although it never changes', below('/assets/', without('cache-control'))],
  [
    'everything is kept as long as it may be',
    'Browsers may keep who is signed in',
    at('/api/auth/user', having('cache-control', 'private, max-age=60')),
  ],
  [
    'pictures come in every format',
    'answers 404',
    (answer) => {
      if (answer.path.endsWith('.avif')) answer.status = 404
    },
  ],
  [
    'pictures come in every format',
    'is no webp',
    (answer) => {
      if (answer.path.endsWith('.webp')) answer.body = Buffer.from('<svg/>')
    },
  ],
  [
    'search engines are told this address',
    'tells search engines that its address is https://www.example.com/about',
    at('/about', (answer) =>
      rewrite(answer, (html) => html.replaceAll(`href="${origin}/about"`, 'href="https://www.example.com/about"')),
    ),
  ],
  [
    'search engines are told this address',
    'does not name the pages',
    at('/sitemap.xml', (answer) => rewrite(answer, (xml) => xml.replaceAll(origin, 'https://www.example.com'))),
  ],
  ['the API answers as it promises', '/api/hero-images answers 500', at('/api/hero-images', answering(500))],
  [
    'the API answers as it promises',
    'is not what the contract says',
    below('/api/properties/', (answer) => {
      if (answer.status === 200)
        rewrite(answer, (json) => json.replaceAll('"title"', '"name"').replaceAll('"unitNumber"', '"number"'))
    }),
  ],
  ['the API answers as it promises', 'where 401 is right', at('/api/properties?scope=admin', answering(200))],
  [
    'signing in leads to the hosted login',
    'which is not this site',
    at('/api/login', ({ headers }) => {
      headers.location = String(headers.location).replace(
        encodeURIComponent(origin),
        encodeURIComponent('https://evil.example'),
      )
    }),
  ],
  [
    'signing in leads to the hosted login',
    'The hosted login',
    at('/api/login', ({ headers }) => {
      headers.location = String(headers.location).replace(/client_id=[^&]*/, 'client_id=another')
    }),
  ],
  ['a stranger uploads nothing', 'to a stranger where 401 is right', at('/api/objects/upload', answering(200))],
]

const openApi = 'the API answers nobody past the site'

describe('one thing that is wrong', () => {
  test.each(faults)('%s: %s', async (check, sentence, fault) => {
    const findings = await findingsOf(fault)
    expect(Object.keys(findings)).toEqual([check])
    expect(findings[check]).toContain(sentence)
  })

  test('is an API that answers everybody', async () => {
    expect(found(await smoke(origin, { api: origin }))).toEqual({
      [openApi]: 'The API answers 200 to a call past the site where 403 is right.',
    })
  })

  test('has been seen for every check', () => {
    expect(new Set([...faults.map(([check]) => check), openApi])).toEqual(new Set(Object.keys(checks)))
  })
})

test('is told in plain words, with a last line for those in a hurry', async () => {
  const said: string[] = []
  expect(
    tellOf(
      [
        { check: 'pages are styled', finding: '/ is shown bare.' },
        { check: 'x', skipped: 'none' },
      ],
      (line) => said.push(line),
    ),
  ).toBe(false)
  expect(said).toEqual(['WRONG  pages are styled: / is shown bare.', 'ok     x (none)', '1 of 2 checks found trouble.'])
})

test('gives up on a site that never answers', async () => {
  const never = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const results = await smoke(origin, { api, fetch: never })
  expect(results.filter(({ finding }) => finding)).toHaveLength(Object.keys(checks).length)
})
