import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { owners } from '../support/site/browser-support.ts'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { allowedFeatures } from './allowed-features.ts'
import { newerCssIn } from './newer-css.ts'
import { type NewerFeature, newerFeaturesIn } from './newer-features.ts'
import { readText } from './repository-text.ts'

const web = join(repositoryRoot, 'web')
/** Inside web, so that its dependencies are found. */
const folder = mkdtempSync(join(web, 'node_modules/.planted-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Checks all planted files at once. The returned function returns the newer features of its file. */
function plant(text: string, extension = 'tsx'): () => string[] {
  const name = `planted-${planted.length}.${extension}`
  writeFileSync(join(folder, name), text)
  planted.push(name)
  return () => {
    found ??= newerInPlanted()
    return found.filter(({ file }) => file.endsWith(`/${name}`)).map((feature) => feature.name)
  }
}
const planted: string[] = []
let found: NewerFeature[] | undefined

function newerInPlanted(): NewerFeature[] {
  const compilerOptions = { allowJs: true, lib: ['esnext', 'dom', 'dom.iterable'] }
  const tsconfig = join(folder, 'tsconfig.json')
  writeFileSync(
    tsconfig,
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, files: planted, include: [] }),
  )
  return newerFeaturesIn(tsconfig, (path) => path.startsWith(folder))
}

const inlineScript = () => /<script>(.*?)<\/script>/s.exec(readText('web/index.html'))?.[1] ?? ''

test('the sources use newer features only where their absence is harmless', () => {
  const found = newerFeaturesIn(
    join(web, 'tsconfig.json'),
    (path) =>
      /\/(web\/src|packages\/(contract|site))\/(?!.*\.(test|fixture)\.|site\/publish\/)/.test(path) &&
      !path.includes('node_modules'),
  )
  const refused = found.filter(({ name }) => !(name in allowedFeatures))
  expect(refused.map(({ name, missingIn, file }) => `${file} uses ${name}, missing in ${missingIn}`)).toEqual([])
  const used = new Set(found.map(({ name }) => name))
  expect(
    Object.keys(allowedFeatures).filter((name) => !used.has(name)),
    'no longer used',
  ).toEqual([])
})

const newerCases = [
  ['a static method', 'URL.canParse("")', 'URL.canParse'],
  ['a static method of a built-in object', 'Map.groupBy([1], (n) => n)', 'Map.groupBy'],
  ['a method of an array', 'export const a = [1].toSorted().values().map((n) => n)', 'Iterator.map'],
  ['a constructor', 'new Intl.Segmenter("en")', 'Intl.Segmenter'],
  ['a global function', 'requestIdleCallback(() => {})', 'requestIdleCallback'],
  ['a property', 'export const size = new URLSearchParams().size', 'URLSearchParams.size'],
  ['an event', 'addEventListener("scrollend", () => {})', 'scrollend event'],
  ['an attribute', 'export const p = <p popover="manual" />', 'popover='],
  ['an attribute of one element', 'export const d = <details name="one" />', 'name='],
  ['an element', 'export const s = <search />', '<search>'],
].map(([kind = '', text = '', name = '']) => ({ kind, find: plant(text), name }))

test.each(newerCases)('$kind that is newer is found', ({ find, name }) => {
  expect(find()).toContain(name)
})

const others = {
  'older features and types': plant(
    'export const f = (event?: ToggleEvent) => [[1].toSorted().at(-1), new URL("/", "http://a"), <dialog open />, event]',
  ),
  'the inline script': plant(inlineScript(), 'js'),
  'the script for old browsers': plant(readText('web/public/old-browser.js'), 'js'),
}

test.each(Object.entries(others))('%s use no newer feature', (_name, find) => {
  expect(find()).toEqual([])
})

test('the tests for an old browser pass in exactly the supported ones', () => {
  for (const script of [inlineScript(), readText('web/public/old-browser.js')])
    expect(script).toContain(`'adoptedStyleSheets' in document && 'toSorted' in Array.prototype`)
  const support = (owner: string, member: string) => owners.get(owner)?.[member]?.__compat?.support
  expect(support('Document', 'adoptedStyleSheets')).toMatchObject({ safari: { version_added: '16.4' } })
  expect(support('Array', 'toSorted')).toMatchObject({
    firefox: { version_added: '115' },
    chrome: { version_added: '110' },
  })
})

test.each([
  ['a property', 'p { field-sizing: content }', 'field-sizing:'],
  ['a keyword', 'p { width: stretch }', 'width: stretch'],
  ['a function', 'p { color: light-dark(red, blue) }', 'light-dark()'],
  ['a relative color', 'p { color: rgb(from red r g b) }', 'rgb(from)'],
  ['a pseudo-class', 'p:has(a) { color: red }', ':has'],
  ['an at-rule', '@starting-style { p { color: red } }', '@starting-style'],
  ['a media feature', '@media (scripting: none) { p { color: red } }', '@media (scripting)'],
])('%s that is newer is found', (_kind, css, name) => {
  expect(newerCssIn(css)).toEqual([name])
})

test('older CSS and what is in @supports passes', () => {
  const older = 'p:is(a) { inset: 0; height: 100vh; height: 100dvh } @media (hover: hover) { p { gap: 1px } }'
  expect(newerCssIn(`${older} @supports (color: light-dark(red, red)) { p { color: light-dark(red, red) } }`)).toEqual(
    [],
  )
})
