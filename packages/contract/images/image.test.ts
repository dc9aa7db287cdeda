import { expect, test } from 'vitest'
import { exampleImage } from '../properties/examples.fixture.ts'
import { imageSchema } from './image.ts'

test('accepts only a small WebP as the placeholder of an image', () => {
  const withPlaceholder = (placeholder: string) => imageSchema.safeParse({ ...exampleImage, placeholder }).success
  expect(withPlaceholder('data:image/webp;base64,UklGRg==')).toBe(true)
  expect(withPlaceholder('https://elsewhere.example/a.webp')).toBe(false)
  expect(withPlaceholder('data:image/webp;base64,"onload=')).toBe(false)
  expect(withPlaceholder(`data:image/webp;base64,${'A'.repeat(600)}`)).toBe(false)
})
