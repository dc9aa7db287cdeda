import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('every screen has its address', () => {
  expect(paths.city('dallas')).toBe('/dallas')
  expect(paths.property('1f')).toBe('/property/1f')
  expect(paths.adminProperty('new')).toBe('/admin/property/new')
})

test('the comparison address is short when nothing is compared and readable when something is', () => {
  expect(paths.compare()).toBe('/compare')
  expect(paths.compare(['a', 'b'])).toBe('/compare?ids=a,b')
})

test('ids cannot break out of their place', () => {
  expect(paths.property('../admin?x#y')).toBe('/property/..%2Fadmin%3Fx%23y')
  expect(paths.compare(['a,b&c'])).toBe('/compare?ids=a%2Cb%26c')
})

test('sign-in remembers where to return', () => {
  expect(paths.login()).toBe('/api/login')
  expect(paths.login('/admin/hero')).toBe('/api/login?returnTo=%2Fadmin%2Fhero')
})
