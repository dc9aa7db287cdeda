import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const markup = (node: ReactNode) => renderToStaticMarkup(node)
const homes = 3
const isNew = false
const mark = <b key="mark">New</b>

beforeEach(() => void vi.spyOn(console, 'error'))
afterEach(() => {
  // React reports children without keys.
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test.each<[string, () => ReactNode, string]>([
  ['a text alone stays alone', () => <p>Three homes</p>, '<p>Three homes</p>'],
  ['texts in a row are one text', () => <p>{homes} homes</p>, '<p>3 homes</p>'],
  ['a text without its conditional neighbor is alone', () => <p>{isNew && <b>New</b>}Home</p>, '<p>Home</p>'],
  [
    'a text beside an element',
    () => (
      <p>
        {homes} homes{mark}
      </p>
    ),
    '<p><span>3 homes</span><b>New</b></p>',
  ],
  [
    'texts around an element',
    () => (
      <p>
        See {mark} and {homes}
      </p>
    ),
    '<p><span>See </span><b>New</b><span> and 3</span></p>',
  ],
  ['a text beside a list', () => <p>Homes: {[mark]}</p>, '<p><span>Homes: </span><b>New</b></p>'],
  [
    'a text in a fragment',
    () => (
      <p>
        <>Homes</>
        {mark}
      </p>
    ),
    '<p><span>Homes</span><b>New</b></p>',
  ],
  [
    'nothing',
    () => (
      <p>
        {''}
        {isNew}
        {null}
        {mark}
      </p>
    ),
    '<p><b>New</b></p>',
  ],
  ['an option', () => <option>{homes}+</option>, '<option>3+</option>'],
])('%s', (_name, node, expected) => {
  expect(markup(node())).toBe(expected)
})

function Labelled({ children }: { children: ReactNode }) {
  return <button type="button">{children}</button>
}

test('children that a component passes on are covered too', () => {
  const node = (
    <Labelled>
      <i />
      Save
    </Labelled>
  )
  expect(markup(node)).toBe('<button type="button"><i></i><span>Save</span></button>')
})

test('children of a component reach it unchanged', () => {
  const Shout = ({ children }: { children: string }) => children.toUpperCase()
  expect(markup(<Shout>home</Shout>)).toBe('HOME')
})
