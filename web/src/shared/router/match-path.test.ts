import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test.each([
  ['/', '/', {}],
  ['/atlanta', '/atlanta', {}],
  ['/atlanta', '/atlanta/', {}],
  ['/property/:id', '/property/a%2Fb%20c', { id: 'a/b c' }],
  ['/property/:id', '/property/50%', { id: '50%' }],
  ['/admin/*', '/admin', {}],
  ['/admin/*', '/admin/property/1', {}],
  ['*', '/no/such/page', {}],
])('%s shows %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params)
})

test.each([
  ['/', '/atlanta'],
  ['/atlanta', '/'],
  ['/atlanta', '/atlanta/homes'],
  ['/atlanta', '/Atlanta'],
  ['/atlanta', '//atlanta'],
  ['/property/:id', '/property'],
  ['/property/:id', '/property/1/units'],
  ['/admin/*', '/administration'],
])('%s does not show %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined()
})
