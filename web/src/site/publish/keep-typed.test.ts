// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepTyped } from './keep-typed.ts'

const root = document.createElement('div')
let search: HTMLInputElement
let beds: HTMLSelectElement
const heard = vi.fn()

beforeEach(() => {
  root.innerHTML =
    '<input value=""><select><option value="any" selected>Any</option><option value="2">2+</option></select>'
  document.body.append(root)
  search = root.querySelector('input') ?? search
  beds = root.querySelector('select') ?? beds
  heard.mockReset()
  for (const field of [search, beds])
    for (const sign of ['input', 'change']) field.addEventListener(sign, ({ type }) => heard(type, field.value))
})

const type = (text: string) => {
  search.value = text
  search.dispatchEvent(new Event('input', { bubbles: true }))
}

test('React finds the fields as they were published, and then what was typed, as if it were typed at that moment', () => {
  search.value = 'oak'
  beds.value = '2'
  const again = keepTyped(root)
  expect([search.value, beds.value]).toEqual(['', 'any'])
  again()
  expect([search.value, beds.value]).toEqual(['oak', '2'])
  expect(heard.mock.calls).toEqual([
    ['input', 'oak'],
    ['change', '2'],
  ])
})

test('what is typed while React is at work is heard afterwards, and once', () => {
  const again = keepTyped(root)
  type('oa')
  type('oak')
  expect(heard).not.toHaveBeenCalled()
  again()
  expect(heard.mock.calls).toEqual([['input', 'oak']])
  type('oaks')
  expect(heard).toHaveBeenLastCalledWith('input', 'oaks')
})

test('fields that nobody touched are left alone', () => {
  keepTyped(root)()
  expect(heard).not.toHaveBeenCalled()
})
