// @vitest-environment happy-dom
import { signedInHint } from '@porchlight/contract/people/signed-in-hint'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../shared/api/query-client.ts'
import { house, id } from '../publish/page-renderer.fixture.ts'
import { pageQueries } from './page-queries.ts'
import { readLoadedPage } from './published.ts'

const published = house({ title: 'As published' })
const saved = house({ title: 'As saved' })
const page = `/property/${id}`
const fileOf = (property: object, build = 'ours') =>
  JSON.stringify({ build, entries: [[['properties', id], property]] })

function loadPage(path: string) {
  const data = JSON.stringify({ build: 'ours', path, entries: [] })
  document.body.innerHTML = `<script type="application/json" id="query-data">${data}</script>`
  readLoadedPage()
}

let requests: string[] = []
let files: Record<string, string | number> = {}

beforeEach(() => {
  loadPage('/')
  requests = []
  files = { [`/property/${id}/data.json`]: fileOf(published), [`/api/properties/${id}`]: JSON.stringify(saved) }
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    const answer = files[address] ?? 404
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('visitors read published data without an API call', async () => {
  const client = createQueryClient()
  expect(await client.fetchQuery(pageQueries.property(id))).toEqual(published)
  expect(requests).toEqual([`/property/${id}/data.json`])
})

test('loads the file once for two queries of a page', async () => {
  const client = createQueryClient()
  files[`/property/${id}/data.json`] = JSON.stringify({
    build: 'ours',
    entries: [
      [['properties', id], published],
      [['properties', id, 'units'], []],
    ],
  })
  await Promise.all([client.fetchQuery(pageQueries.property(id)), client.fetchQuery(pageQueries.units(id))])
  expect(requests).toEqual([`/property/${id}/data.json`])
})

test.each<[string, string | number]>([
  ['is missing', 404],
  ['is forbidden', 403],
  ['is a page, as some networks answer', '<!doctype html><title>Sign in to the network</title>'],
  ['ends in the middle', fileOf(published).slice(0, -20)],
  ['is broken', '[['],
  ['is of another build', fileOf(published, 'theirs')],
  ['lacks the data', '{"build":"ours","entries":[]}'],
])('calls the API if the file %s', async (_, answer) => {
  files[`/property/${id}/data.json`] = answer
  expect(await createQueryClient().fetchQuery(pageQueries.property(id))).toEqual(saved)
})

test('calls the API if the file times out', async () => {
  const late = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const answer = fetch
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) =>
    address.endsWith('.json')
      ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      : answer(address),
  )
  const property = createQueryClient().fetchQuery(pageQueries.property(id))
  await Promise.resolve()
  late.abort()
  expect(await property).toEqual(saved)
})

test('reloads a page whose file is of another build, unless it was just loaded', async () => {
  files[`${page}/data.json`] = fileOf(published, 'theirs')
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: page, reload })
  void createQueryClient().fetchQuery(pageQueries.property(id))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(requests).toEqual([`${page}/data.json`])

  loadPage(page)
  expect(await createQueryClient().fetchQuery(pageQueries.property(id))).toEqual(saved)
  expect(reload).toHaveBeenCalledOnce()
})

test('reads the file again for visitors with old data, without an API call', async () => {
  const client = createQueryClient()
  await client.fetchQuery(pageQueries.property(id))
  files[`${page}/data.json`] = fileOf(saved)
  await client.invalidateQueries()
  expect(await client.fetchQuery(pageQueries.property(id))).toEqual(saved)
  expect(requests).toEqual([`${page}/data.json`, `${page}/data.json`])
})

test.each([
  ['a property', () => pageQueries.property(id), saved],
  ['a comparison', () => pageQueries.byIds([id]), new Map([[id, saved]])],
] as const)('shows signed-in users %s as published, then as saved', async (_, query, last) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${signedInHint}=1`)
  const client = createQueryClient()
  const shown: unknown[] = []
  const options: object = query()
  const stop = new QueryObserver(client, options as never).subscribe(({ data }) => void (data && shown.push(data)))
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(last))
  expect(JSON.stringify(shown[0], (_, value) => (value instanceof Map ? [...value] : value))).toContain('As published')
  stop()
})
