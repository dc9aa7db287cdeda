// @vitest-environment happy-dom
import { signedInHint } from '@porchlight/contract/people/signed-in-hint'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../shared/api/query-client.ts'
import { house, id } from '../publish/page-renderer.fixture.ts'
import { pageQueries } from './page-queries.ts'
import { setLoadedPage } from './published.ts'

const published = house({ title: 'As published' })
const saved = house({ title: 'As saved' })
const page = `/property/${id}`
const fileOf = (home: object, build = 'ours') => JSON.stringify({ build, entries: [[['properties', id], home]] })

/** What was asked for, and what is answered there. */
let asked: string[] = []
let files: Record<string, string | number> = {}

beforeEach(() => {
  setLoadedPage({ build: 'ours', path: '/' })
  asked = []
  files = { [`/property/${id}/data.json`]: fileOf(published), [`/api/properties/${id}`]: JSON.stringify(saved) }
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = files[address] ?? 404
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a visitor reads what is published, and the API is not asked', async () => {
  const client = createQueryClient()
  expect(await client.fetchQuery(pageQueries.property(id))).toEqual(published)
  expect(asked).toEqual([`/property/${id}/data.json`])
})

test('two queries of a page share its file', async () => {
  const client = createQueryClient()
  files[`/property/${id}/data.json`] = JSON.stringify({
    build: 'ours',
    entries: [
      [['properties', id], published],
      [['properties', id, 'units'], []],
    ],
  })
  await Promise.all([client.fetchQuery(pageQueries.property(id)), client.fetchQuery(pageQueries.units(id))])
  expect(asked).toEqual([`/property/${id}/data.json`])
})

test.each<[string, string | number]>([
  ['is missing', 404],
  ['is forbidden', 403],
  ['is a page, as some networks answer', '<!doctype html><title>Sign in to the network</title>'],
  ['ends in the middle', fileOf(published).slice(0, -20)],
  ['is broken', '[['],
  ['is of another build', fileOf(published, 'theirs')],
  ['says nothing of it', '{"build":"ours","entries":[]}'],
])('the API stands in for a file that %s', async (_, answer) => {
  files[`/property/${id}/data.json`] = answer
  expect(await createQueryClient().fetchQuery(pageQueries.property(id))).toEqual(saved)
})

test('the API stands in for a file that hangs', async () => {
  const late = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const answer = fetch
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) =>
    address.endsWith('.json')
      ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      : answer(address),
  )
  const home = createQueryClient().fetchQuery(pageQueries.property(id))
  await Promise.resolve()
  late.abort()
  expect(await home).toEqual(saved)
})

test('a page whose file is of another build is loaded again, unless it has just been loaded', async () => {
  files[`${page}/data.json`] = fileOf(published, 'theirs')
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: page, reload })
  void createQueryClient().fetchQuery(pageQueries.property(id))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(asked).toEqual([`${page}/data.json`])

  setLoadedPage({ build: 'ours', path: page })
  expect(await createQueryClient().fetchQuery(pageQueries.property(id))).toEqual(saved)
  expect(reload).toHaveBeenCalledOnce()
})

test('what is asked again is asked of the API', async () => {
  const client = createQueryClient()
  await client.fetchQuery(pageQueries.property(id))
  expect(await client.fetchQuery({ ...pageQueries.property(id), staleTime: 0 })).toEqual(saved)
})

test.each([
  ['a home', () => pageQueries.property(id), saved],
  ['a comparison', () => pageQueries.byIds([id]), new Map([[id, saved]])],
] as const)('whoever may be signed in sees %s as published, then as it was saved', async (_, query, last) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${signedInHint}=1`)
  const client = createQueryClient()
  const shown: unknown[] = []
  const options: object = query()
  const stop = new QueryObserver(client, options as never).subscribe(({ data }) => void (data && shown.push(data)))
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(last))
  expect(JSON.stringify(shown[0], (_, value) => (value instanceof Map ? [...value] : value))).toContain('As published')
  stop()
})
