// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollRestoration } from './scroll-restoration.ts'

let root: Root
let navigate: NavigateFunction
/** Where the page was told to go, since it was last asked. */
let sent: number[] = []
/** Pixels that the page can be scrolled at the most. */
let room = 5000
let grow: () => void = () => {}

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  room = 5000
  sent = []
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    sent.push(y)
    vi.stubGlobal('scrollY', Math.min(y, room))
    // the browser tells of it with the next frame
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

/** Loads the page: by an address, or by reload, back or forward. */
async function open(how: 'navigate' | 'reload') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Navigation(how)] as never)
  scrolled(0)
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

/** The visitor, or the browser, has moved the page. */
function scrolled(y: number) {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
}
const go = (to: string | number) => act(async () => void (typeof to === 'number' ? navigate(to) : navigate(to)))

test.each([
  ['reload', 700],
  ['navigate', 0],
] as const)('after a %s the page stands at %i', async (how, place) => {
  scrolled(700)
  dispatchEvent(new Event('pagehide'))
  await act(() => root.unmount())
  await open(how)
  expect(scrollY).toBe(place)
})

test('a new page begins at its top, and back leads to where the visitor was', async () => {
  scrolled(700)
  await go('/property/1')
  expect(sent).toEqual([0])
  scrolled(300)
  await go(-1)
  expect(sent).toEqual([0, 700])
  await go(1)
  expect(sent).toEqual([0, 700, 300])
})

test('where the visitor was a moment before going back counts, though the browser has not told of it yet', async () => {
  await go('/property/1')
  vi.stubGlobal('scrollY', 300)
  dispatchEvent(new PopStateEvent('popstate'))
  await go(-1)
  await go(1)
  expect(scrollY).toBe(300)
})

test('two visits of one page have a place each', async () => {
  scrolled(100)
  await go('/about')
  await go('/atlanta')
  scrolled(900)
  await go('/about')
  await go(-1)
  expect(scrollY).toBe(900)
  await go(-2)
  expect(scrollY).toBe(100)
})

test('filters in the address move nothing', async () => {
  scrolled(250)
  await go('/atlanta?beds=2')
  expect(sent).toEqual([])
})

test('while content is still to come, the page goes on towards its place', async () => {
  scrolled(700)
  await go('/about')
  room = 200
  await go(-1)
  expect(scrollY).toBe(200)
  room = 5000
  grow()
  expect(scrollY).toBe(700)
  scrolled(720)
  grow()
  expect(scrollY).toBe(720)
})

test('a visitor who moves on their own is not pulled back', async () => {
  scrolled(700)
  await go('/about')
  room = 200
  await go(-1)
  dispatchEvent(new Event('wheel'))
  room = 5000
  grow()
  expect(scrollY).toBe(200)
})

test('neither is one who drags the bar, which only a scroll tells of', async () => {
  scrolled(700)
  await go('/about')
  room = 200
  await go(-1)
  scrolled(120)
  room = 5000
  grow()
  expect(scrollY).toBe(120)
})

const reload = async () => {
  dispatchEvent(new Event('pagehide'))
  await act(() => root.unmount())
  await open('reload')
}

test('where the visitor was a moment before a reload counts, though the browser has not told of it yet', async () => {
  vi.stubGlobal('scrollY', 300)
  await reload()
  expect(scrollY).toBe(300)
})

test('who reloads again before the content is there still comes back to the place', async () => {
  scrolled(700)
  room = 200
  await reload()
  expect(scrollY).toBe(200)
  await reload()
  room = 5000
  grow()
  expect(scrollY).toBe(700)
})

test('an address that is written anew meanwhile stops nothing', async () => {
  scrolled(700)
  room = 200
  await reload()
  await act(async () => void navigate('/atlanta?ids=1,2', { replace: true }))
  room = 5000
  grow()
  expect(scrollY).toBe(700)
})

test('back in a list the same item is at the top, also when the heights above it are other ones', async () => {
  const item = document.body.appendChild(document.createElement('div'))
  item.className = 'render-lazily'
  let fromTop = 900
  item.getBoundingClientRect = () => new DOMRect(0, fromTop - scrollY, 300, 400)
  scrolled(1000)
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

test('a filter that only changes the address keeps the place', async () => {
  scrolled(700)
  await act(async () => void navigate('/atlanta?show=120', { replace: true }))
  await go('/property/1')
  await go(-1)
  expect(scrollY).toBe(700)
})
