import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('keeps the comparison address short and readable', () => {
  expect(paths.compare()).toBe('/compare')
  expect(paths.compare(['a', 'b'])).toBe('/compare?ids=a,b')
})

test('encodes ids', () => {
  expect(paths.property('../admin?x#y')).toBe('/property/..%2Fadmin%3Fx%23y')
  expect(paths.compare(['a,b&c'])).toBe('/compare?ids=a%2Cb%26c')
})

test('adds the return address to sign-in', () => {
  expect(paths.login()).toBe('/api/login')
  expect(paths.login('/admin/hero')).toBe('/api/login?returnTo=%2Fadmin%2Fhero')
})
