import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import type { HomePlan } from '../features/sheets/plan-home.ts'
import { runImport } from '../features/sheets/run-import.ts'
import { csv, home, id, plan } from './sheets-test.ts'

const sheet = (bedrooms: number) => csv('Property ID,Bedrooms', ...[1, 2, 3].map((n) => `${id(n)},${bedrooms}`))
const planned = async (stored = [1, 2, 3].map((n) => home(n))) => (await plan(sheet(5), stored)).homes
const status = (code: number, body = '') => new ApiError(code, body, '')

/** Imports three homes; `answers` are the server's to the calls in their order, the others are saved. */
async function run(answers: (Error | undefined)[], now?: Partial<HomePlan>) {
  const homes = await planned()
  const sent: string[] = []
  const result = await runImport(homes, {
    save: async ({ title }) => {
      sent.push(title)
      const error = answers.shift()
      if (error) throw error
    },
    planAgain: async (again) => now && { ...again, ...now },
    onProgress: () => {},
    delays: [0, 0],
  })
  const titles = (list: HomePlan[]) => list.map(({ title }) => title.at(-1)).join('')
  return {
    sent: sent.map((title) => title.at(-1)).join(''),
    saved: titles(result.saved),
    refused: result.refused.map(({ home: { title }, reason }) => `${title.at(-1)}: ${reason}`),
    left: titles(result.left),
    trouble: result.trouble,
  }
}

test('homes are saved one after another', async () => {
  expect(await run([])).toMatchObject({ sent: '123', saved: '123', refused: [], left: '' })
})

test('one that somebody saved or deleted, or that the server refuses, is told, and the others go on', async () => {
  const moved = await run([undefined, status(409)], {})
  expect(moved).toMatchObject({ saved: '13', left: '' })
  expect(moved.refused[0]).toContain('2: Somebody else saved')
  expect((await run([status(409)])).refused[0]).toContain('1: Somebody deleted')
  expect((await run([status(404)])).refused[0]).toContain('1: Somebody deleted')
  const refusal = JSON.stringify({ code: 'invalid_input', message: 'Too long' })
  expect(await run([status(400, refusal)])).toMatchObject({ saved: '23', refused: ['1: Too long'] })
})

test('what turns out to be stored already, since an answer was lost, counts as saved', async () => {
  const answers = [status(503), status(409)]
  expect(await run(answers, { changes: [], problems: [] })).toMatchObject({ sent: '1123', saved: '123', refused: [] })
})

test('trouble that passes is waited for', async () => {
  const answers = [status(429), new TypeError('Failed to fetch')]
  expect(await run(answers)).toMatchObject({ sent: '11123', saved: '123', left: '' })
})

test('trouble that stays stops the import, and what was not sent is known', async () => {
  const offline = new TypeError('Failed to fetch')
  const stopped = await run([undefined, offline, offline, offline])
  expect(stopped).toMatchObject({ sent: '1222', saved: '1', left: '23', trouble: offline })
  expect(await run([status(401)])).toMatchObject({ sent: '1', saved: '', left: '123' })
})

test('imported again after it was cut off, what is stored is left alone and the rest is done', async () => {
  const half = [home(1, { bedrooms: 5, version: 5 }), home(2), home(3)]
  expect((await planned(half)).map(({ title }) => title)).toEqual(['Home 2', 'Home 3'])
  expect(await planned([1, 2, 3].map((n) => home(n, { bedrooms: 5, version: 5 })))).toEqual([])
})
