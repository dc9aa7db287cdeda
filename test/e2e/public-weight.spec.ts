import { brotliCompressSync } from 'node:zlib'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

/** It must be the first in a file (web/build/compile-eagerly.ts). */
const compileHint = /^\/\/# allFunctionsCalledOnLoad\n/

test('public pages load no script of the admin area, and at most 120 KB of their own', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await hydrated(page)
  const known = await (await page.request.get('/')).text()
  const [script = '', ...others] = scripts
  expect(others).toEqual([])
  expect(known).toContain(script)
  expect(script).not.toMatch(/admin|editor|analytics|hero-images/)
  const text = await (await page.request.get(script)).text()
  expect(text).not.toMatch(/_zod|Craftsman Bungalow/)
  expect(text).toMatch(compileHint)
  const inline = /<script data-app[^>]*>(.*?)<\/script>/s.exec(known)?.[1] ?? ''
  expect(inline).not.toBe('')
  expect(brotliCompressSync(inline).length + brotliCompressSync(text).length).toBeLessThan(120 * 1024)
})

test('each app has a style sheet without the classes of the other', async ({ page }) => {
  const read = async (path: string) => (await page.request.get(path)).text()
  const sheetOf = (document: string) => read(/<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(document)?.[1] ?? '')
  const [site, admin] = await Promise.all([read('/'), sheetOf(await read('/admin'))])
  const classes = ['.page-width', '.grid-rows-subgrid', '.toast-swipe']
  expect(classes.map((name) => site.includes(name))).toEqual([true, true, false])
  expect(classes.map((name) => admin.includes(name))).toEqual([true, false, true])
})

test('browsers compile eagerly what the administrators’ first screen needs, and no other screen', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  const named = (await read('/admin')).matchAll(
    /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="(\/assets\/[^"]+)"/g,
  )
  const files = [...named].map(([, path = '']) => path)
  expect(files.length).toBeGreaterThan(1)
  const texts = await Promise.all(files.map(read))
  for (const text of texts) expect(text).toMatch(compileHint)
  const [, editor = ''] = /"(assets\/property-editor-page-[^"]+\.js)"/.exec(texts.join()) ?? []
  expect(await read(`/${editor}`)).toMatch(/^import/)
})
