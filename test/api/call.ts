import { errorBodySchema } from '@porchlight/contract/error'
import { expect } from 'vitest'

export const origin = process.env.PORCHLIGHT_TEST_ORIGIN ?? 'http://localhost:4300'

export const unknownId = '00000000-0000-4000-8000-000000000000'

export function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}${path}`, { redirect: 'manual', ...init })
}

/** Returns the body of a failure in the contract's shape. */
export async function expectFailure(response: Response, status: number, code: string) {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const body = errorBodySchema.parse(await response.json())
  expect(body.code).toBe(code)
  expect(body.message).not.toBe('')
  return body
}
