import { expect, test } from 'vitest'
import { ApiError, hasStatus } from './api-error.ts'

test('builds the message from status and body', () => {
  expect(new ApiError(503, 'The table rests', 'Service Unavailable').message).toBe('503: The table rests')
})

test('uses the status text if the body is empty', () => {
  expect(new ApiError(401, '', 'Unauthorized').message).toBe('401: Unauthorized')
})

test('distinguishes statuses and failed connections', () => {
  expect(hasStatus(new ApiError(404, '', 'Not Found'), 404, 400)).toBe(true)
  expect(hasStatus(new ApiError(500, '', ''), 404)).toBe(false)
  expect(hasStatus(new TypeError('Failed to fetch'), 404)).toBe(false)
})
