import { brotliCompressSync } from 'node:zlib'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

/** It must be the first in a file (web/build/compile-eagerly.ts). */
const compileHint = /^\/\/# allFunctionsCalledOnLoad\n/

test('public pages load no script of the admin area, and at most 120 KB of their own', async ({ page, properties }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  for (const path of ['/', '/atlanta', `/property/${properties[0]?.id}`, '/compare', '/saved', '/about']) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect([...scripts]).toHaveLength(1)
  const known = await (await page.request.get('/')).text()
  for (const script of scripts) expect(known).toContain(script)
  expect([...scripts].filter((script) => /admin|editor|analytics|hero-images/.test(script))).toEqual([])
  const texts = await Promise.all([...scripts].map(async (script) => (await page.request.get(script)).text()))
  for (const text of texts) expect(text).not.toMatch(/_zod|Craftsman Bungalow/)
  for (const text of texts) expect(text).toMatch(compileHint)
  const inline = /<script data-app[^>]*>(.*?)<\/script>/s.exec(known)?.[1] ?? ''
  expect(inline).not.toBe('')
  const compressed = [inline, ...texts].map((text) => brotliCompressSync(text).length)
  expect(compressed.reduce((sum, bytes) => sum + bytes)).toBeLessThan(120 * 1024)
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
