import { expect, test } from 'vitest'
import { displayedImages, type EditedImage, imageInputs, refuseImages, uploadRoom, withStored } from './image-list.ts'
import { moveImages, replaceImage, restoreRemoved, softRemove } from './selected-images.ts'

const image = (key: string, isPrimary = false): EditedImage => ({
  key,
  id: key,
  url: `/images/${key}.jpg`,
  caption: `Caption ${key}`,
  alt: `Seen ${key}`,
  isPrimary,
})
const list = [image('a', true), image('b'), image('c'), image('d'), image('e')]
const keys = (images: readonly EditedImage[]) => images.map(({ key }) => key).join('')
const primary = (images: readonly EditedImage[]) => keys(displayedImages(images).filter(({ isPrimary }) => isPrimary))

test.each([
  [['c', 'e'], 'a', 'ceabd'],
  [['a', 'b'], undefined, 'cdeab'],
  [['d', 'a'], 'c', 'badce'],
  [['b'], 'b', 'bacde'],
])('moving %j before %s results in %s', (selected, before, after) => {
  expect(keys(moveImages(list, new Set(selected), before))).toBe(after)
})

test('removed images are restored to their positions', () => {
  const selected = new Set(['a', 'c', 'd'])
  const less = softRemove(list, selected)
  expect([keys(displayedImages(less)), primary(less)]).toEqual(['be', 'b'])
  expect(imageInputs(less).map(({ id }) => id)).toEqual(['b', 'e'])
  expect([keys(restoreRemoved(less)), primary(restoreRemoved(less))]).toEqual(['abcde', 'a'])
  const still = softRemove(less, new Set(['b']))
  expect(keys(displayedImages(still))).toBe('e')
  expect(keys(restoreRemoved(still))).toBe('abcde')
})

test('rebasing on stored images does not restore removed ones', () => {
  const stored = list.map(({ id = '', url, caption, isPrimary }, displayOrder) => {
    return { id, imageUrl: url, caption, isPrimary, displayOrder, createdAt: '2026-01-01T00:00:00.000Z' }
  })
  expect(keys(displayedImages(withStored(softRemove(list, new Set(['b', 'c'])), stored)))).toBe('ade')
  const moved = moveImages(softRemove(list, new Set(['b'])), new Set(['a']), undefined)
  expect(keys(displayedImages(withStored(moved, stored)))).toBe('cdea')
})

test('a replacement takes over texts and primary flag but not the focal point', () => {
  const pointed = list.map((one) => ({ ...one, focus: { x: 0, y: 1 } }))
  const replaced = replaceImage(pointed, 'a', '/images/new.jpg')
  const texts = { caption: 'Caption a', alt: 'Seen a', kind: 'photo', isPrimary: true, focus: null }
  expect(imageInputs(replaced)[0]).toEqual({ url: '/images/new.jpg', ...texts })
  expect(restoreRemoved(replaced)).toEqual(replaced)
  expect(imageInputs(replaced).map(({ id }) => id)).toEqual([undefined, 'b', 'c', 'd', 'e'])
})

test('an unusable image is displayed with its reason and is neither sent nor primary', () => {
  const marked = refuseImages(list, new Map([['/images/a.jpg', 'It is damaged']]))
  expect(displayedImages(marked)[0]).toMatchObject({ key: 'a', problem: 'It is damaged' })
  expect([primary(marked), imageInputs(marked).map(({ id }) => id)]).toEqual(['b', ['b', 'c', 'd', 'e']])
})

test('a removed image does not count toward the limit', () => {
  const full = Array.from({ length: 90 }, (_, n) => image(String(n), n === 0))
  expect(uploadRoom(full)).toBe(0)
  expect(uploadRoom(softRemove(full, new Set(['1', '2', '3', '4', '5'])))).toBe(5)
})
