import { expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

test.each([
  ['/', '/'],
  ['/admin', '/admin'],
  ['/admin/property/new?draft=1#images', '/admin/property/new?draft=1#images'],
  ['/admin?next=https://evil.example', '/admin?next=https://evil.example'],
  ['/admin//units', '/admin//units'],
  ['/x/../admin', '/admin'],
  ['/Größe ', '/Gr%C3%B6%C3%9Fe'],
  ['/apiary', '/apiary'],
  // As sent twice.
  ['/admin,//evil.example/', '/admin,//evil.example/'],
])('%j is a page of this site', (wanted, path) => {
  expect(safeReturnTo(wanted)).toBe(path)
})

test.each([
  undefined,
  '',
  'admin',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/admin\0',
  '/\u0085/evil.example',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt://%0aalert(1)',
  'data:text/html,x',
  '?returnTo=//evil.example',
  '#//evil.example',
  '@evil.example',
  '／／evil.example',
  '/api/login',
  '/api',
  '/API/auth/callback?code=1',
  `/${'x'.repeat(1000)}`,
  `/${'é'.repeat(200)}`,
])('%j redirects to the admin area instead', (wanted) => {
  expect(safeReturnTo(wanted)).toBe('/admin')
})
