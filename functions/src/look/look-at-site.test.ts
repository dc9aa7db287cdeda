import { createServer } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../../../test/support/site/listen.ts'
import { lookAtSite } from './look-at-site.ts'

/** Answers that differ from those of a working site. */
let faults: Record<string, [status: number, body: string]> = {}
const asked: string[] = []

const server = createServer(({ url = '/' }, response) => {
  asked.push(url)
  const page: [number, string] = [200, '<html></html>']
  const answers: Record<string, [number, string]> = {
    '/sitemap.xml': [200, `<urlset><loc>${origin}/about</loc><loc>${origin}/property/1</loc></urlset>`],
    '/nowhere': [404, '<html></html>'],
    '/api/hero-images': [200, '[]'],
    '/api/auth/user': [401, '{"code":"unauthorized"}'],
    '/api/login': [302, ''],
    ...faults,
  }
  const [status, body] = answers[url] ?? page
  response.writeHead(status, status === 302 ? { location: 'https://login.example' } : {}).end(body)
})

const origin = await listen(server)
beforeEach(() => {
  faults = {}
  asked.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('accepts a working site, and looks at pages, a property, the API and the sign-in', async () => {
  await lookAtSite(origin)
  expect(asked).toEqual(
    expect.arrayContaining(['/', '/atlanta', '/about', '/property/1', '/api/hero-images', '/api/login', '/nowhere']),
  )
})

test.each([
  ['/', 503, 'x', '/ answers 503 instead of 200'],
  ['/dallas', 200, 'half', '/dallas has no </html>'],
  ['/property/1', 404, 'x', '/property/1 answers 404 instead of 200'],
  ['/api/auth/user', 200, '{}', '/api/auth/user answers 200 instead of 401'],
  ['/api/login', 500, '', '/api/login answers 500 instead of 302'],
  ['/sitemap.xml', 500, '', '/sitemap.xml answers 500 instead of 200'],
])('names %s if it answers %i with "%s"', async (path, status, body, problem) => {
  faults = { [path]: [status, body] }
  await expect(lookAtSite(origin)).rejects.toThrow(problem)
})

test('names every address of a site that does not answer', async () => {
  const gone = origin.replace(/\d+$/, '1')
  await expect(lookAtSite(gone)).rejects.toThrow(/\/ does not answer: .*\/api\/login does not answer: /s)
})
