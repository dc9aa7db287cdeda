import { expect, test } from 'vitest'
import { imageSchema } from './image.ts'

const image = {
  id: 'a',
  imageUrl: '/images/a.jpg',
  caption: null,
  isPrimary: false,
  displayOrder: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
}

test('accepts only a small WebP as the placeholder of an image', () => {
  const withPlaceholder = (placeholder: string) => imageSchema.safeParse({ ...image, placeholder }).success
  expect(withPlaceholder('data:image/webp;base64,UklGRg==')).toBe(true)
  expect(withPlaceholder('https://elsewhere.example/a.webp')).toBe(false)
  expect(withPlaceholder('data:image/webp;base64,"onload=')).toBe(false)
  expect(withPlaceholder(`data:image/webp;base64,${'A'.repeat(600)}`)).toBe(false)
})
