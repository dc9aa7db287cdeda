import { afterEach, describe, expect, test } from 'vitest'
import { holdProcess } from '../support/functions/hold-process.ts'
import { allProperties } from '../support/site/catalogue.ts'
import { childPids } from '../support/site/running-site.ts'
import { call, expectFailure, origin } from './call.ts'

const properties = await allProperties(origin)
const id = properties[0]?.id ?? ''
const { table } = await childPids(process.env.PORCHLIGHT_TEST_DATA ?? '.local')
if (!table) throw new Error('The running site names no table process.')

describe('while the table does not respond', () => {
  afterEach(() => {
    process.kill(table, 'SIGCONT')
  })

  test.each([
    ['GET', '/api/properties'],
    ['GET', `/api/properties/${id}`],
    ['GET', `/api/properties/${id}/units`],
    ['GET', '/api/hero-images'],
    ['POST', `/api/analytics/track-view/${id}`],
  ])('%s %s returns Retry-After to 40 concurrent calls and works again afterwards', async (method, path) => {
    const callFortyTimes = () => Promise.all(Array.from({ length: 40 }, () => call(path, { method })))
    await holdProcess(table)
    const responses = await callFortyTimes()
    for (const response of responses) {
      await expectFailure(response, 503, 'unavailable')
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    process.kill(table, 'SIGCONT')
    // The table first works off the calls that it has missed.
    await expect.poll(async () => (await call(path, { method })).status, { timeout: 15_000 }).toBe(200)
    for (const { status } of await callFortyTimes()) expect(status).toBe(200)
  })
})

test('works again with all data after the table was killed', async () => {
  process.kill(table, 'SIGKILL')
  await expect.poll(async () => (await call('/api/properties')).status, { timeout: 15_000, interval: 250 }).toBe(200)
  expect(await allProperties(origin)).toEqual(properties)
})
