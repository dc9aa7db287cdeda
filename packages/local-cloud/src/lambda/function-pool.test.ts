import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { FunctionPool } from './function-pool.ts'
import type { Outcome } from './messages.ts'

const source = `
  let [calls, now, most] = [0, 0, 0]
  export async function handler(event, context) {
    calls += 1
    if (event.crash) process.exit(3)
    if (event.reject) Promise.reject(new Error('nobody caught this'))
    if (event.bytes) return 'x'.repeat(event.bytes - 2)
    if (event.fail) throw new TypeError('on purpose')
    now += 1
    most = Math.max(most, now)
    if (event.waitMs) await new Promise((resolve) => setTimeout(resolve, event.waitMs))
    now -= 1
    console.log('call', calls)
    console.warn({ calls, cause: undefined })
    console.error('it failed', new RangeError('far'))
    return { calls, most, env: Object.keys(process.env), left: context.getRemainingTimeInMillis() }
  }`

const folder = mkdtempSync(join(tmpdir(), 'porchlight-function-'))
writeFileSync(join(folder, 'index.mjs'), source)
let log = ''
let pool: FunctionPool
const start = (timeoutMs: number) => {
  const bundle = join(folder, 'index.mjs')
  const environment = { TABLE_NAME: 'table' }
  pool = new FunctionPool({
    name: 'f',
    bundle,
    exportName: 'handler',
    environment,
    memoryMb: 128,
    timeoutMs,
    log: (text) => {
      log += text
    },
  })
  return (event: object) => pool.invoke(JSON.stringify(event))
}

afterEach(() => pool.stop())
afterAll(() => rmSync(folder, { recursive: true }))

describe('a function', () => {
  test('sees only its own environment and its remaining time', async () => {
    const outcome = await start(60_000)({})
    const answer = JSON.parse('payload' in outcome ? outcome.payload : '{}')
    expect(answer.env).toEqual(['TABLE_NAME'])
    expect(answer.left).toBeGreaterThan(500)
    expect(answer.left).toBeLessThanOrEqual(60_000)
  })

  test('logs as Lambda does with the format JSON', async () => {
    log = ''
    await start(60_000)({})
    await vi.waitFor(() => expect(log.trim().split('\n')).toHaveLength(3), 10_000)
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const timed = {
      timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    }
    expect(lines).toEqual([
      { ...timed, level: 'INFO', message: 'call 1' },
      { ...timed, level: 'WARN', message: { calls: 1 } },
      {
        ...timed,
        level: 'ERROR',
        message: expect.stringContaining('it failed'),
        errorType: 'RangeError',
        errorMessage: 'far',
        stackTrace: expect.arrayContaining(['RangeError: far']),
      },
    ])
  })

  test('that throws is reported and continues', async () => {
    const invoke = start(60_000)
    expect(await invoke({ fail: true })).toMatchObject({ errorType: 'TypeError', errorMessage: 'on purpose' })
    expect(log).toContain('TypeError: on purpose')
    expect(await invoke({})).toMatchObject({ payload: expect.stringContaining('"calls":2') })
  })

  test.each([
    ['crashes', { crash: true }, 'Runtime.ExitError'],
    ['leaves a rejection unhandled', { reject: true, waitMs: 500 }, 'Runtime.UnhandledError'],
    ['takes too long', { waitMs: 60_000 }, 'Sandbox.Timedout'],
  ])('that %s is replaced by a fresh one', async (_, event, errorType) => {
    const invoke = start(1500)
    expect(await invoke(event)).toMatchObject({ errorType })
    expect(await invoke({})).toMatchObject({ payload: expect.stringContaining('"calls":1') })
  })

  test('with a response of more than 6 MB fails, as on Lambda', async () => {
    const invoke = start(60_000)
    expect(await invoke({ bytes: 6_291_556 })).toMatchObject({ payload: expect.stringMatching(/^"x+"$/) })
    expect(await invoke({ bytes: 6_291_557 })).toMatchObject({ errorType: 'Function.ResponseSizeTooLarge' })
  })

  const answersOf = async (calls: Promise<Outcome>[]) =>
    (await Promise.all(calls)).map((outcome) => JSON.parse('payload' in outcome ? outcome.payload : '{}'))

  test('runs one call in each of two environments, then shares them', async () => {
    const invoke = start(60_000)
    const first = await answersOf(Array.from({ length: 2 }, () => invoke({ waitMs: 50 })))
    expect(first.map(({ most }) => most)).toEqual([1, 1])
    const answers = await answersOf(Array.from({ length: 10 }, () => invoke({ waitMs: 500 })))
    expect(new Set(answers.map(({ most }) => most))).toEqual(new Set([3]))
  })

  test('that times out does not end other calls', async () => {
    const invoke = start(3000)
    await Promise.all(Array.from({ length: 2 }, () => invoke({ waitMs: 50 })))
    const slow = Array.from({ length: 2 }, () => invoke({ waitMs: 60_000 }))
    // They run while the others time out.
    await setTimeout(1000)
    const beside = await answersOf(Array.from({ length: 2 }, () => invoke({ waitMs: 2200 })))
    expect(beside.map(({ most }) => most)).toEqual([2, 2])
    for (const outcome of await Promise.all(slow)) expect(outcome).toMatchObject({ errorType: 'Sandbox.Timedout' })
    expect(await invoke({})).toMatchObject({ payload: expect.stringContaining('"calls":1') })
  })
})
