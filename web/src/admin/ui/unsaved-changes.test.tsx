// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LeaveQuestion, UnsavedChanges } from './unsaved-changes.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const discard = vi.fn()
let when: boolean
let root: Root
let router: ReturnType<typeof createMemoryRouter>

function Form() {
  return (
    <>
      <UnsavedChanges when={when} onDiscard={() => discard('property')} />
      <UnsavedChanges when={when} onDiscard={() => discard('unit')} />
      <a href="/atlanta">Atlanta</a>
    </>
  )
}

beforeEach(async () => {
  when = true
  discard.mockReset()
  document.body.innerHTML = '<div></div>'
  router = createMemoryRouter(
    [
      {
        element: (
          <>
            <LeaveQuestion />
            <Outlet />
          </>
        ),
        children: [
          { path: '/admin', element: <p>The list</p> },
          { path: '/admin/property/1', element: <Form /> },
        ],
      },
    ],
    { initialEntries: ['/admin', '/admin/property/1'] },
  )
  root = createRoot(document.body.firstElementChild ?? document.body)
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(() => act(async () => root.unmount()))

const place = () => router.state.location.pathname
const dialog = () => document.querySelector('[role=alertdialog]')
const choose = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`There is no button "${name}"`)
    button.click()
  })
const ask = (event: Event) => !dispatchEvent(event)
const reload = () => ask(new Event('beforeunload', { cancelable: true }))

test('leaving the screen asks once for all forms, and staying keeps the changes', async () => {
  await act(async () => router.navigate('/admin'))
  expect(dialog()?.textContent).toContain('Leave without saving?')
  await choose('Keep editing')
  expect(dialog()).toBeNull()
  expect(place()).toBe('/admin/property/1')
  expect(discard).not.toHaveBeenCalled()
})

test('going back asks too, and leaving discards both drafts', async () => {
  await act(async () => router.navigate(-1))
  expect(place()).toBe('/admin/property/1')
  await choose('Leave without saving')
  expect(place()).toBe('/admin')
  expect(discard.mock.calls).toEqual([['property'], ['unit']])
})

test('a link to a public page asks too', async () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  await act(async () => document.querySelector('a')?.dispatchEvent(click))
  expect(click.defaultPrevented).toBe(true)
  expect(dialog()?.textContent).toContain('Leave without saving?')
})

test('the browser asks before a reload while there are unsaved changes', async () => {
  expect(reload()).toBe(true)
  when = false
  await act(async () => root.render(<RouterProvider router={router} key="saved" />))
  expect(reload()).toBe(false)
  await act(async () => router.navigate('/admin'))
  expect(place()).toBe('/admin')
})
