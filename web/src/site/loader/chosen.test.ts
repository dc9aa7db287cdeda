// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const picture = { imageSrcset: '/images/a/640.avif 640w', imageSizes: '300px' }
const data = [[['properties', 'a']], [['first-picture'], picture]]
let asked: string[]
let stored: Record<string, string>

beforeEach(() => {
  asked = []
  stored = {}
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (address.includes('/b/')) throw new TypeError('offline')
    return Response.json(data)
  })
})
afterEach(() => {
  delete document.documentElement.dataset.chosen
  globalThis.earlyAnswers = undefined
  document.head.innerHTML = ''
  history.replaceState(null, '', '/')
})

async function arrive(address: string) {
  history.replaceState(null, '', address)
  await import('./chosen.ts')
  return 'chosen' in document.documentElement.dataset
}

test.each([
  ['/compare?ids=a', {}, true],
  ['/compare?ids=', {}, false],
  ['/compare', {}, false],
  ['/compare', { 'porchlight.comparison': '[1]' }, false],
  ['/compare', { 'porchlight.comparison': '[1,2]' }, true],
  ['/saved', { 'porchlight.comparison': '[1,2]' }, false],
  ['/saved', { 'porchlight.saved': '[1]' }, true],
  ['/saved', { 'porchlight.saved': '{' }, false],
])('at %s with %j kept the page is one of chosen homes: %s', async (address, kept, isChosen) => {
  stored = kept
  expect(await arrive(address)).toBe(isChosen)
})

test('the homes that an address names come, and the picture of the first; failures are left to the script', async () => {
  await arrive('/compare?ids=a,b,c,d')
  expect(asked).toEqual(['a', 'b', 'c'].map((id) => `/property/${id}/data.json`))
  await vi.waitFor(() => expect(document.querySelector('link[as=image]')).toMatchObject(picture))
  const kept = (id: string) => globalThis.earlyAnswers?.get(`/property/${id}/data.json`)
  expect(await (await kept('a'))?.json()).toEqual(data)
  await expect(kept('b')).rejects.toThrow('offline')
})
