import { expect, test } from 'vitest'
import { call } from './call.ts'

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

async function fetchFile(path: string) {
  const response = await call(path)
  const [type, cacheControl] = ['content-type', 'cache-control'].map((name) => response.headers.get(name))
  return { status: response.status, type, cacheControl, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('pages name the icons and the manifest, whose icons exist in their sizes', async () => {
  const [home = '', admin = '', favicon = ''] = await Promise.all(
    ['/', '/admin', '/favicon.svg'].map(async (path) => (await fetchFile(path)).bytes.toString()),
  )
  const homeScreenIcon = '<link rel="apple-touch-icon" href="/apple-touch-icon.png"'
  expect(home).toContain(homeScreenIcon)
  expect(home).toContain(`<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(favicon.trim())}"`)
  expect(admin).toContain(homeScreenIcon)
  expect(admin).toContain('<link rel="icon" href="/favicon.svg"')
  expect(admin).toContain('<link rel="manifest" href="/manifest.json"')
  const { status, type, cacheControl, bytes } = await fetchFile('/manifest.json')
  expect([status, type, cacheControl]).toEqual([200, 'application/json', expect.stringContaining('max-age=3600')])
  const manifest = JSON.parse(bytes.toString())
  expect(manifest).toMatchObject({ name: 'Porchlight', start_url: '/', display: 'browser', theme_color: '#faf6ee' })
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const icon = await fetchFile(src)
    expect([icon.status, icon.type], src).toEqual([200, 'image/png'])
    expect(sizeOf(icon.bytes).join('x'), src).toBe(sizes)
  }
})

test('favicon.ico exists, and an unknown icon returns a short 404', async () => {
  const { status, type, bytes } = await fetchFile('/favicon.ico')
  expect([status, type]).toEqual([200, expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/)])
  expect(bytes.readUInt16LE(4), 'sizes in one file').toBe(3)
  expect((await fetchFile('/apple-touch-icon-120x120.png')).status).toBe(404)
})
