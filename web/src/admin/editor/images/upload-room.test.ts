import { limits } from '@porchlight/contract/limits'
import { expect, test } from 'vitest'
import type { EditedImage } from './image-list.ts'
import { uploadRoom } from './upload-room.ts'

const image = (key: string, id?: string): EditedImage => ({ key, id, url: key, caption: '', isPrimary: false })
const list = (stored: number, added: number) => [
  ...Array.from({ length: stored }, (_, n) => image(`stored ${n}`, `id ${n}`)),
  ...Array.from({ length: added }, (_, n) => image(`new ${n}`)),
]

test('one upload takes thirty images', () => {
  expect(uploadRoom([])).toEqual({ most: limits.imagesPerUpload, savingHelps: false })
})

test('before the next save there is room for forty-nine, and for fewer beside stored ones, which may all change', () => {
  expect(uploadRoom(list(0, 30))).toEqual({ most: 19, savingHelps: true })
  expect(uploadRoom(list(0, 49))).toEqual({ most: 0, savingHelps: true })
  expect(uploadRoom(list(60, 0))).toEqual({ most: 19, savingHelps: true })
  expect(uploadRoom(list(60, 19))).toEqual({ most: 0, savingHelps: true })
})

test('ninety are all that there is room for, and saving makes no more', () => {
  expect(uploadRoom(list(87, 0))).toEqual({ most: 3, savingHelps: false })
  expect(uploadRoom(list(90, 0))).toEqual({ most: 0, savingHelps: false })
})

test('a draft with more than fit leaves no room', () => {
  expect(uploadRoom(list(80, 12)).most).toBe(0)
})
