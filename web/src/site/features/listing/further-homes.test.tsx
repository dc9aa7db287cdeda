// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FurtherHomes } from './further-homes.tsx'

let where = ''
const Where = () => {
  where = useLocation().pathname
  return null
}

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.body.firstElementChild as Element)
  await act(() =>
    root.render(
      <MemoryRouter initialEntries={['/atlanta']}>
        <FurtherHomes homes={[{ id: '4', title: 'The Last' }]} onNear={() => {}} />
        <Where />
      </MemoryRouter>,
    ),
  )
})

afterEach(() => vi.unstubAllGlobals())

/** Whether the browser is left to follow the link. */
const click = (how: MouseEventInit = {}) =>
  act(() =>
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how })),
  )

test('a home that has no card yet is gone to within the site', async () => {
  expect(await click()).toBe(false)
  expect(where).toBe('/property/4')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is the browser’s',
  async (how) => {
    expect(await click(how)).toBe(true)
    expect(where).toBe('/atlanta')
  },
)
