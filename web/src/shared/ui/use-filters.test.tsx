// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useFilters } from './use-filters.ts'

const text = {
  none: '',
  read: (search: URLSearchParams) => search.get('q') ?? '',
  write: (typed: string) => typed && `?q=${typed}`,
}
let type: (typed: string) => void

function Page() {
  const [, setFilters] = useFilters(text)
  type = (typed) => setFilters(typed, true)
  return <Link to="/property/a">The Alder</Link>
}

test('text typed right before a link is pressed is in the address of the page that is left', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState(null, '', '/atlanta')
  const root = document.body.appendChild(document.createElement('div'))
  await act(() =>
    createRoot(root).render(
      <BrowserRouter useTransitions={false}>
        <Page />
      </BrowserRouter>,
    ),
  )
  const addresses: unknown[] = []
  for (const method of ['replaceState', 'pushState'] as const) {
    const original = history[method].bind(history)
    vi.spyOn(history, method).mockImplementation((state, title, url) => {
      addresses.push(url)
      original(state, title, url)
    })
  }
  await act(() => type('c'))
  await act(() => type('cottage'))
  await act(() => root.querySelector('a')?.click())
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)))
  expect(addresses).toEqual(['/atlanta?q=cottage', '/property/a'])
})
