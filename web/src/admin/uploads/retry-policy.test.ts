import { expect, test } from 'vitest'
import { retryDelay } from './retry-policy.ts'

const after = (status: number, attempt = 0, body = '') => retryDelay({ status, body }, attempt)

test.each([0, 408, 409, 418, 423, 429, 500, 502, 503, 504, 599])('status %i is retried', (status) => {
  expect(after(status)).toBeDefined()
})

test.each([400, 401, 403, 404, 411, 413, 415, 501, 505])('status %i is not retried', (status) => {
  expect(after(status)).toBeUndefined()
})

test('waits 0, 1, 3 and 5 seconds, then stops', () => {
  expect([0, 1, 2, 3, 4].map((attempt) => after(503, attempt))).toEqual([0, 1000, 3000, 5000, undefined])
})

test('an expired address is retried with a new one', () => {
  const body = '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>'
  expect(after(403, 1, body)).toBe(1000)
})

test('after too many requests the delay is at least a second', () => {
  expect(after(429)).toBe(1000)
  expect(after(429, 2)).toBe(3000)
})
