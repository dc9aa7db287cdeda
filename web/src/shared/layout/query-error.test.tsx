import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { QueryError } from './query-error.tsx'
import { queryErrorCopy } from './query-error-copy.ts'

const told = (error: unknown) => renderToStaticMarkup(<QueryError error={error} onRetry={() => {}} />)
const tooOften = new ApiError(429, '{"message":"Too Many Requests"}', 'Too Many Requests')

test.each([tooOften, new ApiError(503, '', ''), new TypeError('Failed to fetch'), new Error('x', { cause: tooOften })])(
  'what passes is told as passing: %s',
  (error) => {
    expect(told(error)).toContain(queryErrorCopy.unreachable.heading)
    expect(told(error)).not.toContain('Too Many Requests')
  },
)

test('anything else is told as a fault of ours', () => {
  expect(told(new ApiError(400, '', ''))).toContain(queryErrorCopy.failed.heading)
  expect(told(new Error('odd'))).toContain(queryErrorCopy.failed.heading)
})
