// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollRestoration } from './scroll-restoration.ts'

let root: Root
let navigate: NavigateFunction
/** Maximum scroll position in pixels. */
let maximumScroll = 5000
let grow: () => void = () => {}

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  maximumScroll = 5000
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    vi.stubGlobal('scrollY', Math.min(y, maximumScroll))
    // Browsers send the event with the next frame.
    queueMicrotask(() => dispatchEvent(new Event('scroll')))
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  await open('navigate')
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

class Navigation {
  readonly type: string
  constructor(type: string) {
    this.type = type
  }
}

async function open(navigationType: 'navigate' | 'reload') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Navigation(navigationType)] as never)
  simulateScroll(0)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(() =>
    root.render(
      <MemoryRouter initialEntries={['/atlanta']}>
        <Page />
      </MemoryRouter>,
    ),
  )
}

function Page() {
  useScrollRestoration()
  navigate = useNavigate()
  return null
}

function simulateScroll(y: number) {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
}
const go = (to: string | number) => act(async () => void (typeof to === 'number' ? navigate(to) : navigate(to)))

test.each([
  ['reload', 700],
  ['navigate', 0],
] as const)('after a %s the scroll position is %i', async (navigationType, position) => {
  simulateScroll(700)
  dispatchEvent(new Event('pagehide'))
  await act(() => root.unmount())
  await open(navigationType)
  expect(scrollY).toBe(position)
})

test.each([
  ['going back', () => new PopStateEvent('popstate'), -1, 1],
  ['following a link', () => new MouseEvent('click'), '/about', -1],
] as const)('stores the position before %s even without a scroll event', async (_, event, to, back) => {
  await go('/property/1')
  vi.stubGlobal('scrollY', 300)
  dispatchEvent(event())
  await go(to)
  await go(back)
  expect(scrollY).toBe(300)
})

test('stores one position per visit', async () => {
  simulateScroll(100)
  await go('/about')
  await go('/atlanta')
  simulateScroll(900)
  await go('/about')
  await go(-1)
  expect(scrollY).toBe(900)
  await go(-2)
  expect(scrollY).toBe(100)
})

test('continues the restoration while content loads', async () => {
  simulateScroll(700)
  await go('/about')
  maximumScroll = 200
  await go(-1)
  expect(scrollY).toBe(200)
  maximumScroll = 5000
  grow()
  expect(scrollY).toBe(700)
  simulateScroll(720)
  grow()
  expect(scrollY).toBe(720)
})

test('stops the restoration when the visitor scrolls', async () => {
  simulateScroll(700)
  await go('/about')
  maximumScroll = 200
  await go(-1)
  dispatchEvent(new Event('wheel'))
  maximumScroll = 5000
  grow()
  expect(scrollY).toBe(200)
})

test('stops the restoration when the visitor drags the scrollbar', async () => {
  simulateScroll(700)
  await go('/about')
  maximumScroll = 200
  await go(-1)
  simulateScroll(120)
  maximumScroll = 5000
  grow()
  expect(scrollY).toBe(120)
})

const reload = async () => {
  dispatchEvent(new Event('pagehide'))
  await act(() => root.unmount())
  await open('reload')
}

test('stores the position before a reload even without a scroll event', async () => {
  vi.stubGlobal('scrollY', 300)
  await reload()
  expect(scrollY).toBe(300)
})

test('keeps the goal if the visitor reloads during a restoration', async () => {
  simulateScroll(700)
  maximumScroll = 200
  await reload()
  expect(scrollY).toBe(200)
  await reload()
  maximumScroll = 5000
  grow()
  expect(scrollY).toBe(700)
})

test('continues the restoration when the address is replaced', async () => {
  simulateScroll(700)
  maximumScroll = 200
  await reload()
  await act(async () => void navigate('/atlanta?ids=1,2', { replace: true }))
  maximumScroll = 5000
  grow()
  expect(scrollY).toBe(700)
})

test('restores the same list item when heights above it change', async () => {
  const item = document.body.appendChild(document.createElement('div'))
  item.className = 'render-lazily'
  let fromTop = 900
  item.getBoundingClientRect = () => new DOMRect(0, fromTop - scrollY, 300, 400)
  simulateScroll(1000)
  await go('/property/1')
  expect(scrollY).toBe(0)
  fromTop = 1400
  await go(-1)
  expect(scrollY).toBe(1500)
  fromTop = 1250
  await act(async () => grow())
  expect(scrollY).toBe(1350)
  item.remove()
})

test('keeps the position when a filter changes the address', async () => {
  simulateScroll(700)
  await act(async () => void navigate('/atlanta?show=120', { replace: true }))
  await go('/property/1')
  await go(-1)
  expect(scrollY).toBe(700)
})
