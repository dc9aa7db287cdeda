import { expect, test } from 'vitest'
import { shipped } from '../../test/support/infra/shipped.ts'

test('lets browsers cache an image permanently', () => {
  const { headers } = shipped('image-cache')({ response: { statusCode: 200, headers: {} } })
  expect(headers['cache-control'].value).toBe('public, max-age=31536000, immutable')
})
