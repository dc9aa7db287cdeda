// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

/** What the page's own script and React hear, in order. */
let heard: string[]
let button: HTMLButtonElement
let link: HTMLAnchorElement

/** A module of its own for each page: the same address would not be run again. */
let pages = 0
const script = () => `data:text/javascript,/*${++pages}*/globalThis.dispatchEvent(new Event('started'))`

beforeEach(async () => {
  heard = []
  document.head.innerHTML = `<script data-main="${script()}" type="text/plain"></script>`
  document.body.innerHTML = '<button><b>Compare</b></button><a href="#place">A place</a><input>'
  button = document.querySelector('button') ?? button
  link = document.querySelector('a') ?? link
  // no paint and no idle time come by themselves: what is touched alone starts the script
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  addEventListener('started', () => heard.push('started'), { once: true })
  button.addEventListener('click', () => heard.push('click'))
  link.addEventListener('click', () => heard.push('link'))
  document.body.onkeydown = ({ key, target }) => heard.push(`${key}${target === document.body ? '' : ' in a field'}`)
  vi.resetModules()
  await import('./loader.ts')
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const alive = () => dispatchEvent(new Event('porchlight:alive'))
// the window stays for the next file, which would lack its clicks
afterEach(alive)
const press = (key: string, target: Element = document.body, more = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))

test('clicks on buttons and keys for the page wait until it is alive, and are done once, in their order', async () => {
  button.querySelector('b')?.click()
  press('ArrowRight')
  button.click()
  await settled()
  expect(heard).toEqual(['started'])
  alive()
  expect(heard).toEqual(['started', 'click', 'ArrowRight', 'click'])
  alive()
  button.click()
  expect(heard).toEqual(['started', 'click', 'ArrowRight', 'click', 'click'])
})

test.each(['load', 'error'])('the script waits for the %s of the whole style sheet', async (end) => {
  alive()
  document.head.innerHTML = `<script data-main="${script()}" data-sheet="/screen.css" data-print="/print.css" type="text/plain"></script>`
  const links: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) links.push(link)
  })
  vi.resetModules()
  await import('./loader.ts')
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await settled()
  expect(heard).toEqual([])
  expect(links.map(({ href }) => new URL(href).pathname)).toEqual([expect.any(String), '/screen.css'])
  links[1]?.dispatchEvent(new Event(end))
  await settled()
  expect(links[2]).toMatchObject({ rel: 'stylesheet', media: 'print', href: expect.stringContaining('/print.css') })
  expect(heard).toEqual(['started'])
})

test('where homes are chosen the code comes at once, and starts when the page is there', async () => {
  alive()
  document.head.innerHTML = `<script data-main="${script()}" data-sheet="/screen.css" data-print="/print.css" type="text/plain"></script>`
  document.documentElement.dataset.chosen = ''
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const links: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) links.push(link)
  })
  vi.resetModules()
  await import('./loader.ts')
  const sheet = links.find(({ href }) => href.endsWith('/screen.css'))
  expect(links.map(({ rel }) => rel)).toContain('modulepreload')
  sheet?.dispatchEvent(new Event('load'))
  await settled()
  expect(heard).toEqual([])
  dispatchEvent(new Event('DOMContentLoaded'))
  await settled()
  expect(heard).toEqual(['started'])
  expect(links.filter(({ href }) => href.endsWith('/screen.css'))).toHaveLength(1)
  delete document.documentElement.dataset.chosen
})

test('links, keys in a field and the browser’s own shortcuts are left to the browser', () => {
  link.click()
  press('x', document.querySelector('input') ?? link)
  press('f', document.body, { ctrlKey: true })
  expect(heard).toEqual(['link', 'x in a field', 'f'])
  alive()
  expect(heard).toHaveLength(3)
})

test('whatever is touched first starts the script, and only once', async () => {
  document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await settled()
  addEventListener('started', () => heard.push('started again'), { once: true })
  button.click()
  await settled()
  expect(heard).toEqual(['started'])
})

test('what is left is laid out bit by bit, but not within a second of a touch', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'performance'] })
  document.documentElement.dataset.fresh = ''
  onTestFinished(() => {
    vi.useRealTimers()
    delete document.documentElement.dataset.fresh
  })
  document.body.innerHTML =
    '<a href="/atlanta">Atlanta</a><ul><li class="later"><li class="later"><li class="later"></ul>'
  const left = () => document.querySelectorAll('.later:not([data-near])').length
  alive()
  vi.advanceTimersByTime(1)
  expect(left()).toBe(2)
  document.querySelector('a')?.dispatchEvent(new Event('touchstart', { bubbles: true }))
  vi.advanceTimersByTime(990)
  expect(left()).toBe(2)
  vi.advanceTimersByTime(100)
  expect(left()).toBe(0)
})
