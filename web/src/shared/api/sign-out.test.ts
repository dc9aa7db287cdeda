// @vitest-environment happy-dom
import { signedInHint } from '@porchlight/contract/people/signed-in-hint'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

test.each([
  ['shown', () => window.dispatchEvent(new Event('pageshow'))],
  ['visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a sign-out is noticed when the page is %s again', async (_, happen) => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${signedInHint}=1`)
  const { hasSignedOut, watchSignOut } = await import('./sign-out.ts')
  watchSignOut()
  happen()
  expect(hasSignedOut()).toBe(false)
  cookie.mockReturnValue('')
  happen()
  expect(hasSignedOut()).toBe(true)
})
