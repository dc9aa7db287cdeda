import { expect, test } from 'vitest'
import { nextRetry } from './retry-policy.ts'

const after = (status: number, attempt = 0, body = '') => nextRetry({ status, body }, attempt)

test.each([0, 408, 409, 418, 423, 429, 500, 502, 503, 504, 599])('status %i is tried again', (status) => {
  expect(after(status)).toBeDefined()
})

test.each([400, 401, 403, 404, 411, 413, 415, 501, 505])('status %i is not', (status) => {
  expect(after(status)).toBeUndefined()
})

test('waits 0, 1, 3 and 5 seconds, then gives up', () => {
  expect([0, 1, 2, 3, 4].map((attempt) => after(503, attempt)?.delay)).toEqual([0, 1000, 3000, 5000, undefined])
})

test('an expired address is asked for anew', () => {
  const body = '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>'
  expect(after(403, 1, body)).toEqual({ delay: 1000, renew: true, everyone: false })
})

test('too many requests make everyone wait, at least a second', () => {
  expect(after(429)).toEqual({ delay: 1000, renew: false, everyone: true })
  expect(after(429, 2)).toMatchObject({ delay: 3000, everyone: true })
})
