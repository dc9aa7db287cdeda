import { readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { heroImages, imageFile, imagesFolder, imagesOf } from './images.ts'

const stored = (await readdir(imagesFolder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
const named = new Set([...examples.flatMap(imagesOf), ...heroImages])

test('every named image is a file, and every file is used', () => {
  expect(stored.toSorted()).toEqual([...named].map(imageFile).toSorted())
})

test('all together have at most 6 MB', async () => {
  const sizes = await Promise.all(stored.map(async (file) => (await stat(file)).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000)
})

test.each([...named])('%s is as wide as a screen and has the shape of its place', async (name) => {
  const { format, width, height, hasAlpha, exif } = await sharp(imageFile(name)).metadata()
  const shape = name.startsWith('heroes/') ? 16 / 9 : 4 / 3
  expect({ format, width, height, hasAlpha, exif }).toEqual({
    format: 'webp',
    width: 1600,
    height: 1600 / shape,
    hasAlpha: false,
    exif: undefined,
  })
})
