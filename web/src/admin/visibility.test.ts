import { expect, test } from 'vitest'
import { visibilityOf } from './visibility.ts'

test('a draft stays a draft with any publication time', () => {
  const publishAt = '2026-01-01T09:00:00-05:00'
  expect(visibilityOf({})).toBe('published')
  expect(visibilityOf({ publishAt })).toBe('planned')
  expect(visibilityOf({ status: 'draft', publishAt })).toBe('draft')
})
