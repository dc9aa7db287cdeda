import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { QueryError } from './query-error.tsx'
import { queryErrorCopy } from './query-error-copy.ts'

const render = (error: unknown) => renderToStaticMarkup(<QueryError error={error} onRetry={() => {}} />)
const tooManyRequests = new ApiError(429, '{"message":"Too Many Requests"}', 'Too Many Requests')

test.each([tooManyRequests, new ApiError(503, '', ''), new TypeError('Failed to fetch')])(
  'shows temporary errors as temporary: %s',
  (error) => {
    expect(render(error)).toContain(queryErrorCopy.unreachable.heading)
    expect(render(error)).not.toContain('Too Many Requests')
  },
)

test('shows all other errors as ours', () => {
  expect(render(new ApiError(400, '', ''))).toContain(queryErrorCopy.failed.heading)
  expect(render(new Error('odd'))).toContain(queryErrorCopy.failed.heading)
})
