import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import { issuesOf, messageOf } from './error-issues.ts'

const refusal = (body: string) => new ApiError(400, body, 'Bad Request')
const issues = [{ path: 'imageUrl', message: 'This file is not a picture' }]

test('reads message and issues of an API error', () => {
  const error = refusal(JSON.stringify({ code: 'invalid_input', message: 'This file is not a picture', issues }))
  expect(messageOf(error)).toBe('This file is not a picture')
  expect(issuesOf(error)).toEqual(issues)
})

test('other errors have no message for people', () => {
  for (const error of [refusal('<html>'), refusal('{"message":""}'), refusal(''), new TypeError('Failed to fetch')]) {
    expect(messageOf(error)).toBeUndefined()
    expect(issuesOf(error)).toEqual([])
  }
})
