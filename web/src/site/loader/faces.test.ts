import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringFaces } from './faces.ts'
import { afterPaint } from './moments.ts'

/** A page of a screen 800 pixels high: where an element's top is with the stand-ins, and where with faces of ours. */
let tops: [before: number, after: number][]
let asked: string[]
let inUse: Set<Face>
let frame: () => void
let paint: () => void
let nextPage: () => void
let referrer: string

class Face {
  readonly family: string
  readonly source: string
  constructor(family: string, source: string) {
    this.family = family
    this.source = source
  }
  load() {
    asked.push(this.source)
    return this.source.includes('missing') ? Promise.reject(new Error('no such file')) : Promise.resolve(this)
  }
}

const ours = JSON.stringify([
  ['Serif', '/serif.woff2', '400 700'],
  ['Sans', '/sans.woff2', '400 600'],
])
const settled = () => new Promise((resolve) => setTimeout(resolve))
const families = () => [...inUse].map(({ family }) => family)

/** A browser's observer that gives what it would call to `keep`. */
const observer = (keep: (callback: () => void) => void) =>
  class {
    constructor(callback: () => void) {
      keep(callback)
    }
    observe() {}
    disconnect() {}
  }

beforeEach(() => {
  tops = [[100, 100]]
  asked = []
  inUse = new Set()
  referrer = ''
  nextPage = () => {}
  vi.stubGlobal('FontFace', Face)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('location', { origin: 'https://ours.test' })
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frame = callback
  })
  vi.stubGlobal(
    'PerformanceObserver',
    observer((callback) => {
      paint = callback
    }),
  )
  vi.stubGlobal(
    'MutationObserver',
    observer((callback) => {
      nextPage = callback
    }),
  )
  vi.stubGlobal('document', {
    documentElement: {},
    get referrer() {
      return referrer
    },
    fonts: inUse,
    querySelectorAll: () =>
      tops.map(([before, after]) => ({
        getBoundingClientRect: () => {
          const top = inUse.size > 0 ? after : before
          return { top, bottom: top + 20 }
        },
      })),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function firstVisit() {
  bringFaces(ours, false, afterPaint)
  paint()
  await settled()
}

test('nothing is asked for before the first paint of a visit', async () => {
  bringFaces(ours, false, afterPaint)
  await settled()
  expect(asked).toEqual([])
  paint()
  await settled()
  expect(asked).toEqual(['url(/serif.woff2)', 'url(/sans.woff2)'])
})

test.each([
  ['nothing moves', [100, 100]],
  ['letters move up and down within their line', [100, 102]],
  ['what moves is out of sight', [900, 950]],
])('the faces are used at once where %s', async (_, line) => {
  tops.push([line[0] ?? 0, line[1] ?? 0])
  await firstVisit()
  expect(families()).toEqual(['Serif', 'Sans'])
})

test.each([
  ['move in sight', [100, 125]],
  ['come into sight', [810, 785]],
  ['go out of sight', [-10, -40]],
])('where lines would %s, the faces are used from the next page on', async (_, line) => {
  tops.push([line[0] ?? 0, line[1] ?? 0])
  await firstVisit()
  expect(families()).toEqual([])
  nextPage()
  expect(families()).toEqual(['Serif', 'Sans'])
})

test.each([
  ['reloads or goes back', true, ''],
  ['comes from another of our pages', false, 'https://ours.test/atlanta'],
])('who %s gets the faces with the first paint, whatever their width', async (_, returning, from) => {
  tops.push([100, 125])
  referrer = from
  bringFaces(ours, returning, afterPaint)
  await settled()
  expect(families()).toEqual(['Serif', 'Sans'])
})

test('who comes from another site gets them no earlier than others', async () => {
  referrer = 'https://ours.test.elsewhere.test/'
  bringFaces(ours, false, afterPaint)
  await settled()
  expect(asked).toEqual([])
})

test('faces that miss the first paint move no line of a page that was seen before', async () => {
  tops.push([100, 125])
  bringFaces(ours, true, afterPaint)
  frame()
  await settled()
  expect(families()).toEqual([])
})

test('a face that does not come leaves its stand-in', async () => {
  bringFaces(ours.replace('/serif', '/missing'), true, afterPaint)
  await settled()
  expect(families()).toEqual(['Sans'])
})
