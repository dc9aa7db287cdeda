// @vitest-environment happy-dom
import { plainRoutes } from '@porchlight/contract/plain-routes'
import { signedInHint } from '@porchlight/contract/signed-in-hint'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '../shared/api/client.ts'
import { sessionQueries } from '../shared/api/session-queries.ts'
import { adminQueries } from './api/admin-queries.ts'
import { takeEarlyAnswers } from './take-early.ts'

const user = {
  id: 'a',
  email: 'a@example.com',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
/** What the browser keeps of the cookies that the script sets. */
let kept: string
/** What was asked for, in order. */
let asked: string[]

beforeEach(() => {
  vi.resetModules()
  kept = ''
  globalThis.earlyAnswers = undefined
})

/** Runs the script at an address, for somebody whose browser has this cookie. */
async function arrive(
  path: string,
  { cookie = `${signedInHint}=1`, person = user as object | null, userAnswers = Promise.resolve() } = {},
) {
  asked = []
  vi.stubGlobal('location', { pathname: path })
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${cookie}; ${kept}`)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
    const [pair = '', maxAge, ...flags] = line.split('; ')
    // a browser takes the prefix with the first two alone
    if (!pair.startsWith('__Host-') || flags.join() !== 'Path=/,Secure,SameSite=Lax') return
    kept = maxAge === 'Max-Age=0' ? '' : pair
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (!address.endsWith('/user')) return answer([])
    await userAnswers
    return person ? answer(person) : answer({}, 401)
  })
  await import('./early.ts')
  // all that follows from answers that are there at once
  await new Promise((resolve) => setTimeout(resolve))
}

/** That of the platform reads its body in tasks of its own, whose end nobody can tell. */
function answer(body: unknown, status = 200) {
  const made = { ok: status < 400, status, json: async () => body, text: async () => JSON.stringify(body) }
  return { ...made, clone: () => made }
}

test('asks for who is there, then for the list: what the app would, which takes the answers', async () => {
  await arrive('/admin')
  expect(asked).toHaveLength(2)
  const before = [...asked]
  const client = queryClient()
  await client.prefetchQuery(sessionQueries.current())
  await client.prefetchQuery(adminQueries.summaries())
  expect(asked).toEqual(before)
  expect(client.getQueryData(sessionQueries.current().queryKey)).toMatchObject({ email: user.email })
  expect(client.getQueryData(adminQueries.summaries().queryKey)).toEqual([])
  expect(globalThis.earlyAnswers?.size).toBe(0)
})

test('an answer is taken once', async () => {
  await arrive('/admin')
  const list = () => callApi(plainRoutes.listProperties, { query: { scope: 'admin', fields: 'summary' } })
  await list()
  await list()
  expect(asked).toHaveLength(3)
})

test('where an administrator was, nothing waits for who is there', async () => {
  await arrive('/admin')
  vi.resetModules()
  await arrive('/admin')
  expect(asked.at(-1)).toBe('/api/auth/user')
  expect(asked).toHaveLength(2)
})

const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

test('the first screen has both answers, and waits for them a moment at most', async () => {
  await arrive('/admin')
  vi.resetModules()
  const { promise, resolve } = Promise.withResolvers<void>()
  await arrive('/admin', { userAnswers: promise })
  const client = queryClient()
  // the answer about the user does not come
  await takeEarlyAnswers(client)
  expect(client.getQueryData(adminQueries.summaries().queryKey)).toEqual([])
  expect(client.getQueryData(sessionQueries.current().queryKey)).toBeUndefined()
  resolve()
  await vi.waitFor(() =>
    expect(client.getQueryData(sessionQueries.current().queryKey)).toMatchObject({ email: user.email }),
  )
  // the list had been taken before: it is not asked for again
  expect(asked).toHaveLength(2)
})

test('where nothing was asked early the first screen waits for nothing, and asks itself', async () => {
  await arrive('/admin/people')
  const client = queryClient()
  await takeEarlyAnswers(client)
  expect(asked).toEqual([])
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('as long as nobody knows who is there the list is not asked for', async () => {
  await arrive('/admin', { person: { ...user, isAdmin: false } })
  await takeEarlyAnswers(queryClient())
  expect(asked).toEqual(['/api/auth/user'])
})

test.each([
  ['somebody who is not of the family', { person: { ...user, isAdmin: false } }],
  ['whose session has ended', { person: null }],
])('%s is not refused by each call', async (_who, there) => {
  await arrive('/admin', there)
  expect(asked).toEqual(['/api/auth/user'])
})

test('nothing is asked for a stranger, or on another screen', async () => {
  await arrive('/admin', { cookie: '' })
  expect(asked).toEqual([])
  vi.resetModules()
  await arrive('/admin/people')
  expect(asked).toEqual([])
})
