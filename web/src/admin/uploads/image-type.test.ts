import { expect, test } from 'vitest'
import { imageType } from './image-type.ts'

test('keeps a type that the browser reports', () => {
  expect(imageType({ name: 'a.bin', type: 'image/png' })).toBe('image/png')
})

test.each([
  ['IMG_1.HEIC', 'image/heic'],
  ['a.b.heif', 'image/heif'],
  ['a.JPG', 'image/jpeg'],
  ['a.avif', 'image/avif'],
  ['notes', ''],
  ['a.pdf', ''],
])('%s without a type counts as "%s"', (name, type) => {
  expect(imageType({ name, type: '' })).toBe(type)
})
