import { expect, it } from 'vitest'
import { type Image, imageSchema, inDisplayOrder, primaryImage } from './image.ts'

const image = (id: string, displayOrder: number, isPrimary = false): Image => ({
  id,
  imageUrl: `/images/${id}.jpg`,
  caption: null,
  isPrimary,
  displayOrder,
  createdAt: '2026-01-01T00:00:00.000Z',
})

it('shows the primary image first, then the others by their order', () => {
  const shown = inDisplayOrder([image('c', 2), image('b', 1), image('p', 5, true)])
  expect(shown.map(({ id }) => id)).toEqual(['p', 'b', 'c'])
})

it('takes the first image when none is primary, and none when there are none', () => {
  expect(primaryImage([image('b', 1), image('a', 0)])?.id).toBe('a')
  expect(primaryImage([])).toBeUndefined()
})

it('takes nothing but a small WebP as the stand-in of a picture that has yet to come', () => {
  const withPlaceholder = (placeholder: string) => imageSchema.safeParse({ ...image('a', 0), placeholder }).success
  expect(withPlaceholder('data:image/webp;base64,UklGRg==')).toBe(true)
  expect(withPlaceholder('https://elsewhere.example/a.webp')).toBe(false)
  expect(withPlaceholder('data:image/webp;base64,"onload=')).toBe(false)
  expect(withPlaceholder(`data:image/webp;base64,${'A'.repeat(600)}`)).toBe(false)
})
