import type { Image } from '@porchlight/contract/image'
import { expect, test } from 'vitest'
import { addImages, captionImage, editImages, imageInputs, makePrimary, moveImage, removeImage } from './image-list.ts'

const image = (id: string, displayOrder: number, isPrimary = false): Image => ({
  id,
  imageUrl: `/images/${id}.jpg`,
  caption: null,
  isPrimary,
  displayOrder,
  createdAt: '2026-01-01T00:00:00.000Z',
})
const stored = editImages([image('b', 1), image('a', 0), image('p', 2, true)])
const primaries = (images: readonly { key: string; isPrimary: boolean }[]) =>
  images.filter(({ isPrimary }) => isPrimary).map(({ key }) => key)

test('stored pictures come in display order', () => {
  expect(stored.map(({ key }) => key)).toEqual(['p', 'a', 'b'])
})

test('the first one uploaded becomes primary when there is none', () => {
  expect(primaries(addImages([], ['/images/x.jpg', '/images/y.jpg']))).toEqual(['/images/x.jpg'])
  expect(primaries(addImages(stored, ['/images/x.jpg']))).toEqual(['p'])
})

test('setting a primary leaves exactly one', () => {
  expect(primaries(makePrimary(stored, 'b'))).toEqual(['b'])
})

test('when the primary goes, the first of the rest takes its place', () => {
  expect(primaries(removeImage(stored, 'p'))).toEqual(['a'])
  expect(removeImage(removeImage(removeImage(stored, 'p'), 'a'), 'b')).toEqual([])
})

test('moves a picture, and nothing beyond the ends', () => {
  const order = (from: number, to: number) => moveImage(stored, from, to).map(({ key }) => key)
  expect(order(0, 2)).toEqual(['a', 'b', 'p'])
  expect(order(2, 0)).toEqual(['b', 'p', 'a'])
  expect(order(0, -1)).toEqual(['p', 'a', 'b'])
  expect(order(2, 3)).toEqual(['p', 'a', 'b'])
})

test('sends kept pictures by id, new ones by their path, and no caption as null', () => {
  const images = captionImage(addImages(stored.slice(0, 1), ['/images/x.jpg']), '/images/x.jpg', ' Porch ')
  expect(imageInputs(images)).toEqual([
    { id: 'p', url: '/images/p.jpg', caption: null, isPrimary: true },
    { url: '/images/x.jpg', caption: 'Porch', isPrimary: false },
  ])
})
