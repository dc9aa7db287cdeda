import { expect, test, vi } from 'vitest'
import { shareAddress, sharedUrl } from './share-address.ts'

const home = { title: 'The Alder', url: 'https://porchlight.test/property/1' }
const named = (name: string) => new DOMException('', name)

/** A browser with this share function and clipboard; undefined if it has none. */
function browser(share: (() => Promise<void>) | undefined, writeText?: () => Promise<void>) {
  return { ...(share && { share: vi.fn(share) }), ...(writeText && { clipboard: { writeText: vi.fn(writeText) } }) }
}
const fine = async () => {}
const refuse = (name: string) => async () => {
  throw named(name)
}

test.each([
  ['/property/1', '/property/1?from=share'],
  ['/property/1#2', '/property/1?from=share#2'],
  ['/compare?ids=a,b', '/compare?ids=a,b&from=share'],
])('%s is shared with the parameter that counts the visit', (path, url) => {
  expect(sharedUrl(path, 'https://porchlight.test')).toBe(`https://porchlight.test${url}`)
})

test('opens the share dialog and copies nothing', async () => {
  const system = browser(fine, fine)
  expect(await shareAddress(home, system)).toBe('done')
  expect(system.share).toHaveBeenCalledWith(home)
  expect(system.clipboard?.writeText).not.toHaveBeenCalled()
})

test.each(['AbortError', 'InvalidStateError'])('does nothing more after %s', async (name) => {
  const system = browser(refuse(name), fine)
  expect(await shareAddress(home, system)).toBe('done')
  expect(system.clipboard?.writeText).not.toHaveBeenCalled()
})

test.each([
  ['has no share sheet', undefined],
  ['forbids its share sheet', refuse('NotAllowedError')],
])('a browser that %s copies the address', async (_, share) => {
  const system = browser(share, fine)
  expect(await shareAddress(home, system)).toBe('copied')
  expect(system.clipboard?.writeText).toHaveBeenCalledWith(home.url)
})

test.each([
  ['forbids', refuse('NotAllowedError')],
  ['lacks', undefined],
])('leaves copying to the visitor in a browser that %s the clipboard', async (_, writeText) => {
  expect(await shareAddress(home, browser(undefined, writeText))).toBe('unavailable')
})
