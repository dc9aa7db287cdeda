import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteKeys } from '../support/site/site-bucket.ts'
import { call, origin } from './call.ts'

/** `fetch` would decompress the body. */
const fetchRaw = (path: string, encodings: string) =>
  new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
    get(`${origin}${path}`, { headers: { 'accept-encoding': encodings } }, (response) => {
      buffer(response).then((body) => resolve({ response, body }), reject)
    }).on('error', reject)
  })

test('the script of the public pages is compressed and immutable', async () => {
  const path = /\/assets\/index-[\w-]+\.js/.exec(await (await call('/about')).text())?.[0] ?? ''
  const { response, body } = await fetchRaw(path, 'gzip, deflate, br, zstd')
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/^text\/javascript/),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const plain = await fetchRaw(path, 'identity')
  expect(plain.response.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(body).equals(plain.body)).toBe(true)
  expect((await fetchRaw(path, 'gzip')).response.headers['content-encoding']).toBe('gzip')
})

/** Words in file names that EasyList, EasyPrivacy and Fanboy's lists block. */
const blockedWords =
  /(?:^|[-_.])(?:ads?|advert\w*|affiliate|analytics?|banners?|beacon|consent|cookies?|counter|gdpr|metrics?|newsletter|outbrain|pixel|popups?|promo|share|social|sponsor\w*|stats?|telemetry|track\w*|visits?)(?=[-_.])/i

test('no script or style sheet has a name that content blockers stop', async () => {
  expect(['analytics-page.js', 'share.js', 'cookie-consent.css'].filter((name) => !blockedWords.test(name))).toEqual([])
  const names = (await siteKeys())
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => file.replace(/.*\/|-[\w-]{8}(?=\.\w+$)/g, ''))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => blockedWords.test(name))).toEqual([])
})
