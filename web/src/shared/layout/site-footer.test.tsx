// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SiteFooter } from './site-footer.tsx'

test('shows the year of publication, also on a phone whose clock is wrong', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const page = (
    <MemoryRouter>
      <SiteFooter />
    </MemoryRouter>
  )
  vi.useFakeTimers({ now: new Date('2031-01-02'), toFake: ['Date'] })
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  vi.setSystemTime(new Date('1980-01-06'))
  const onRecoverableError = vi.fn()
  await act(() => hydrateRoot(root, page, { onRecoverableError }).render(page))
  vi.useRealTimers()
  expect(root.textContent).toMatch(/© 2031 \w.*\. All rights reserved\./)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
