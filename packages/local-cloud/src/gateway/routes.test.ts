import { describe, expect, test } from 'vitest'
import { routeTable } from './routes.ts'

const keys = [
  'ANY /api/{proxy+}',
  'GET /api/properties/{id}',
  'GET /api/properties',
  'DELETE /api/hero-images/{id}',
  'PATCH /api/hero-images/reorder',
  'ANY /api/hero-images/reorder',
  'GET /api/properties/{id}/units',
]
const match = routeTable(keys.map((routeKey) => ({ routeKey, target: routeKey })))
const routed = (method: string, path: string) => match(method, path)?.routeKey

describe('a request reaches', () => {
  test.each([
    ['GET', '/api/properties', 'GET /api/properties'],
    ['GET', '/api/properties/x', 'GET /api/properties/{id}'],
    ['GET', '/api/properties/x/units', 'GET /api/properties/{id}/units'],
    ['PATCH', '/api/hero-images/reorder', 'PATCH /api/hero-images/reorder'],
    ['DELETE', '/api/hero-images/reorder', 'ANY /api/hero-images/reorder'],
    ['DELETE', '/api/hero-images/x', 'DELETE /api/hero-images/{id}'],
    ['PUT', '/api/properties/x', 'ANY /api/{proxy+}'],
    ['GET', '/api/properties/', 'ANY /api/{proxy+}'],
    ['GET', '/api/a/b/c', 'ANY /api/{proxy+}'],
  ])('%s %s: %s', (method, path, expected) => expect(routed(method, path)).toBe(expected))
})

test('an unmatched path has no route', () => {
  expect(routed('GET', '/elsewhere')).toBeUndefined()
  expect(routed('GET', '/api/')).toBeUndefined()
})

test('parameters are decoded; malformed ones stay as sent', () => {
  expect(match('GET', '/api/properties/a%2Fb%20c')?.pathParameters).toEqual({ id: 'a/b c' })
  expect(match('GET', '/api/properties/%E0%A4%A')?.pathParameters).toEqual({ id: '%E0%A4%A' })
  expect(match('GET', '/api/x/y%20z')?.pathParameters).toEqual({ proxy: 'x/y z' })
})
