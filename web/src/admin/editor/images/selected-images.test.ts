import { expect, test } from 'vitest'
import { displayedImages, type EditedImage, imageInputs, refuseImages, uploadRoom, withStored } from './image-list.ts'
import { bringBack, moveImages, replaceImage, takeOut } from './selected-images.ts'

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
])('%j before %s gives %s', (chosen, before, after) => {
  expect(keys(moveImages(list, new Set(chosen), before))).toBe(after)
})

test('several are taken out until the save, and come back to where they were', () => {
  const chosen = new Set(['a', 'c', 'd'])
  const less = takeOut(list, chosen)
  expect([keys(displayedImages(less)), primary(less)]).toEqual(['be', 'b'])
  expect(imageInputs(less).map(({ id }) => id)).toEqual(['b', 'e'])
  expect([keys(bringBack(less)), primary(bringBack(less))]).toEqual(['abcde', 'a'])
  const still = takeOut(less, new Set(['b']))
  expect(keys(displayedImages(still))).toBe('e')
  expect(keys(bringBack(still))).toBe('abcde')
})

test('what was taken out is not brought back by what is stored', () => {
  const stored = list.map(({ id = '', url, caption, isPrimary }, displayOrder) => {
    return { id, imageUrl: url, caption, isPrimary, displayOrder, createdAt: '2026-01-01T00:00:00.000Z' }
  })
  expect(keys(displayedImages(withStored(takeOut(list, new Set(['b', 'c'])), stored)))).toBe('ade')
  const moved = moveImages(takeOut(list, new Set(['b'])), new Set(['a']), undefined)
  expect(keys(displayedImages(withStored(moved, stored)))).toBe('cdea')
})

test('a picture that takes the place of another has its texts and its rank, and a focal point of its own', () => {
  const pointed = list.map((one) => ({ ...one, focus: { x: 0, y: 1 } }))
  const replaced = replaceImage(pointed, 'a', '/images/new.jpg')
  const texts = { caption: 'Caption a', alt: 'Seen a', isPrimary: true, focus: null }
  expect(imageInputs(replaced)[0]).toEqual({ url: '/images/new.jpg', ...texts })
  expect(bringBack(replaced)).toEqual(replaced)
  expect(imageInputs(replaced).map(({ id }) => id)).toEqual([undefined, 'b', 'c', 'd', 'e'])
})

test('what cannot be used is shown with the reason, and neither sent nor primary', () => {
  const marked = refuseImages(list, new Map([['/images/a.jpg', 'It is damaged']]))
  expect(displayedImages(marked)[0]).toMatchObject({ key: 'a', problem: 'It is damaged' })
  expect([primary(marked), imageInputs(marked).map(({ id }) => id)]).toEqual(['b', ['b', 'c', 'd', 'e']])
})

test('a picture that was taken out takes no place', () => {
  const full = Array.from({ length: 90 }, (_, n) => image(String(n), n === 0))
  expect(uploadRoom(full)).toBe(0)
  expect(uploadRoom(takeOut(full, new Set(['1', '2', '3', '4', '5'])))).toBe(5)
})
