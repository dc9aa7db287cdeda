import type { Image } from '@porchlight/contract/images/image'
import { expect, test } from 'vitest'
import { toSlides } from './slide.ts'

const image = (id: string, fields: Partial<Image> = {}): Image => ({
  id,
  imageUrl: `/images/${id}.jpg`,
  caption: null,
  isPrimary: false,
  displayOrder: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})

test('puts the primary image first', () => {
  const slides = toSlides(
    [
      image('c', { displayOrder: 2 }),
      image('b', { displayOrder: 1 }),
      image('a', { displayOrder: 9, isPrimary: true }),
    ],
    'Bungalow',
  )
  expect(slides.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('describes an image by subject, position and caption', () => {
  const slides = toSlides(
    [image('a', { caption: ' The porch ' }), image('b', { caption: '  ', displayOrder: 1 })],
    'Bungalow',
  )
  expect(slides[0]).toMatchObject({ alt: 'Bungalow, photo 1 of 2: The porch', caption: 'The porch' })
  expect(slides[1]).toMatchObject({ alt: 'Bungalow, photo 2 of 2', caption: '' })
  expect(toSlides([image('a')], 'Bungalow')[0]?.alt).toBe('Bungalow')
})

test('uses the description instead if there is one', () => {
  const slides = toSlides(
    [image('a', { alt: 'Two chairs', caption: 'The porch' }), image('b', { caption: 'Hall' })],
    'Bungalow',
  )
  expect(slides).toMatchObject([
    { alt: 'Two chairs', caption: 'The porch', label: 'Two chairs' },
    { alt: 'Bungalow, photo 2 of 2: Hall', caption: 'Hall', label: 'Hall' },
  ])
})

test('returns no slides without images', () => {
  expect(toSlides([], 'Bungalow')).toEqual([])
})
