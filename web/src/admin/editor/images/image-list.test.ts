import type { Image } from '@porchlight/contract/images/image'
import { limits } from '@porchlight/contract/limits'
import { expect, test } from 'vitest'
import {
  addImages,
  changeImage,
  changeKind,
  type EditedImage,
  editImages,
  imageInputs,
  makePrimary,
  removeImage,
  uploadRoom,
  withStored,
} from './image-list.ts'

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

test('stored images are in display order', () => {
  expect(stored.map(({ key }) => key)).toEqual(['p', 'a', 'b'])
})

test('the first uploaded image becomes primary when there is none', () => {
  expect(primaries(addImages([], ['/images/x.jpg', '/images/y.jpg']))).toEqual(['/images/x.jpg'])
  expect(primaries(addImages(stored, ['/images/x.jpg']))).toEqual(['p'])
})

test('setting a primary image leaves exactly one', () => {
  expect(primaries(makePrimary(stored, 'b'))).toEqual(['b'])
})

test('when the primary image is removed, the first remaining one becomes primary', () => {
  expect(primaries(removeImage(stored, 'p'))).toEqual(['a'])
  expect(removeImage(removeImage(removeImage(stored, 'p'), 'a'), 'b')).toEqual([])
})

test('sends stored images by ID, new ones by path, and an empty caption as null', () => {
  const images = changeImage(addImages(stored.slice(0, 1), ['/images/x.jpg']), '/images/x.jpg', {
    caption: ' Porch ',
    alt: ' Two chairs ',
    focus: { x: 0, y: 1 },
  })
  expect(imageInputs(images)).toEqual([
    { id: 'p', url: '/images/p.jpg', caption: null, alt: null, focus: null, kind: 'photo', isPrimary: true },
    {
      url: '/images/x.jpg',
      caption: 'Porch',
      alt: 'Two chairs',
      focus: { x: 0, y: 1 },
      kind: 'photo',
      isPrimary: false,
    },
  ])
})

test('images that someone else added stay, after the edited ones', () => {
  const mine = addImages(makePrimary(stored, 'a'), ['/images/x.jpg'])
  const now = [image('a', 0), image('b', 1), image('p', 2, true), image('theirs', 3)]
  const list = withStored(mine, now)
  expect(list.map(({ key }) => key)).toEqual(['p', 'a', 'b', '/images/x.jpg', 'theirs'])
  expect(primaries(list)).toEqual(['a'])
  expect(primaries(withStored([], now))).toEqual(['p'])
})

test('images that no longer exist on the server are left out', () => {
  const mine = addImages(stored, ['/images/x.jpg'])
  expect(withStored(mine, [image('b', 0)]).map(({ key }) => key)).toEqual(['b', '/images/x.jpg'])
})

const edited = (key: string, id?: string): EditedImage => ({ key, id, url: key, caption: '', isPrimary: false })
const list = (stored: number, added: number) => [
  ...Array.from({ length: stored }, (_, n) => edited(`stored ${n}`, `id ${n}`)),
  ...Array.from({ length: added }, (_, n) => edited(`new ${n}`)),
]

test('one upload takes thirty images', () => {
  expect(uploadRoom([])).toBe(limits.imagesPerUpload)
})

test('there is room for ninety images, stored or new', () => {
  expect(uploadRoom(list(60, 0))).toBe(30)
  expect(uploadRoom(list(0, 60))).toBe(30)
  expect(uploadRoom(list(60, 27))).toBe(3)
  expect(uploadRoom(list(90, 0))).toBe(0)
})

test('a draft with too many images leaves no room', () => {
  expect(uploadRoom(list(80, 12))).toBe(0)
})

test('a floor plan is primary only without photos', () => {
  const plan = changeKind(stored, 'p', 'floor-plan')
  expect(primaries(plan)).toEqual(['a'])
  expect(imageInputs(plan).map(({ kind }) => kind)).toEqual(['floor-plan', 'photo', 'photo'])
  const all = changeKind(changeKind(plan, 'a', 'floor-plan'), 'b', 'floor-plan')
  expect(primaries(all)).toHaveLength(1)
  expect(primaries(changeKind(all, 'b', undefined))).toEqual(['b'])
})
