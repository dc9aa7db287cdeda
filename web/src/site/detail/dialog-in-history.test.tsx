// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type Location, MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useDialogInHistory } from './dialog-in-history.ts'

let root: Root
let dialogs: Record<string, ReturnType<typeof useDialogInHistory<string>>>
let navigate: NavigateFunction
let location: Location
afterEach(() => act(() => root.unmount()))

async function load(...entries: Partial<Location>[]) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  await act(() =>
    root.render(
      <MemoryRouter initialEntries={entries}>
        <Page />
      </MemoryRouter>,
    ),
  )
}

function Page() {
  navigate = useNavigate()
  location = useLocation()
  dialogs = { photos: useDialogInHistory('photos'), plans: useDialogInHistory('plans') }
  return null
}

const shown = (name: string) => dialogs[name]?.[0]
const open = (name: string, content: string) => act(() => dialogs[name]?.[1](content))
const close = (name: string) => act(() => dialogs[name]?.[2]())
const go = (steps: number) => act(async () => navigate(steps))

const unit = { pathname: '/property/a', search: '?from=share', hash: '#unit', key: 'page' }

test('back closes a dialog and stays on the page, and forward opens it again', async () => {
  await load({ pathname: '/atlanta' }, unit)
  await open('photos', 'second')
  expect(shown('photos')).toBe('second')
  expect(shown('plans')).toBeUndefined()
  expect(location).toMatchObject({ ...unit, key: expect.not.stringMatching('page') })
  await go(-1)
  expect(shown('photos')).toBeUndefined()
  expect(location).toMatchObject(unit)
  await go(1)
  expect(shown('photos')).toBe('second')
})

test('a dialog closed by its button leaves no history entry that does nothing', async () => {
  await load({ pathname: '/atlanta' }, unit)
  await open('plans', 'first')
  await close('plans')
  expect(shown('plans')).toBeUndefined()
  expect(location).toMatchObject(unit)
  await go(-1)
  expect(location.pathname).toBe('/atlanta')
})

test('after a reload the dialog is closed, and back leaves the page', async () => {
  await load({ pathname: '/atlanta' }, unit, { ...unit, state: 'photos', key: 'dialog' })
  expect(shown('photos')).toBeUndefined()
  expect(location).toMatchObject(unit)
  await go(-1)
  expect(location.pathname).toBe('/atlanta')
})
