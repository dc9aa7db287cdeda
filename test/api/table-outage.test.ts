import { afterEach, describe, expect, test } from 'vitest'
import { holdProcess } from '../support/functions/hold-process.ts'
import { allProperties } from '../support/site/catalogue.ts'
import { dataFolder } from '../support/site/environment.ts'
import { childPids } from '../support/site/running-site.ts'
import { call, expectFailure, origin } from './call.ts'

const properties = await allProperties(origin)
const id = properties[0]?.id ?? ''
const { table } = await childPids(dataFolder)
if (!table) throw new Error('The running site names no table process.')

describe('while the table does not respond', () => {
  afterEach(() => {
    process.kill(table, 'SIGCONT')
  })

  const paths = ['/api/properties', `/api/properties/${id}`, `/api/properties/${id}/units`, '/api/hero-images']
  const callTenTimes = (path: string, method = 'GET') => Array.from({ length: 10 }, () => call(path, { method }))
  const callAll = () =>
    Promise.all([
      ...paths.flatMap((path) => callTenTimes(path)),
      ...callTenTimes(`/api/analytics/track-view/${id}`, 'POST'),
    ])

  test('concurrent calls return Retry-After, and work again afterwards', async () => {
    await holdProcess(table)
    for (const response of await callAll()) {
      await expectFailure(response, 503, 'unavailable')
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    process.kill(table, 'SIGCONT')
    // The table first works off the calls that it has missed.
    for (const path of paths) await expect.poll(async () => (await call(path)).status, { timeout: 15_000 }).toBe(200)
    for (const { status } of await callAll()) expect(status).toBe(200)
  })
})

test('works again with all data after the table was killed', async () => {
  process.kill(table, 'SIGKILL')
  await expect.poll(async () => (await call('/api/properties')).status, { timeout: 15_000, interval: 250 }).toBe(200)
  expect(await allProperties(origin)).toEqual(properties)
})
