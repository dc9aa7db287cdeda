import { expect, test } from 'vitest'
import { ApiError, hasStatus } from './api-error.ts'

test('the message is the status, a colon, a space and the body', () => {
  expect(new ApiError(503, 'The table rests', 'Service Unavailable').message).toBe('503: The table rests')
})

test('an empty body gives way to the status text', () => {
  expect(new ApiError(401, '', 'Unauthorized').message).toBe('401: Unauthorized')
})

test('tells statuses apart, and an answer from a broken connection', () => {
  expect(hasStatus(new ApiError(404, '', 'Not Found'), 404, 400)).toBe(true)
  expect(hasStatus(new ApiError(500, '', ''), 404)).toBe(false)
  expect(hasStatus(new TypeError('Failed to fetch'), 404)).toBe(false)
})
