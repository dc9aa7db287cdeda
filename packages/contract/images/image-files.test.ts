import { expect, test } from 'vitest'
import {
  imageSources,
  jpegSize,
  sharedPath,
  sharePath,
  variantKey,
  variantKeys,
  variantPath,
  variantWidths,
  widthsFor,
} from './image-files.ts'

const imageUrl = '/images/0b8f1f0e-6f0d-4a51-9c0e-6a1f0c2d3e4f.heic'
const folder = '/images/0b8f1f0e-6f0d-4a51-9c0e-6a1f0c2d3e4f'
const widest = variantWidths[variantWidths.length - 1] ?? 0

test('a wide picture is stored at every width', () => {
  expect(widthsFor(6000)).toEqual([...variantWidths])
  expect(widthsFor(widest)).toEqual([...variantWidths])
})

test('a small picture is not enlarged: the last of its files is as wide as itself', () => {
  expect(widthsFor(500)).toEqual([320, 480, 680])
  expect(widthsFor(680)).toEqual([320, 480, 680])
  expect(widthsFor(1)).toEqual([320])
  expect(imageSources({ imageUrl, width: 500 })?.webp).toBe(
    `${folder}/320.webp 320w, ${folder}/480.webp 480w, ${folder}/680.webp 500w`,
  )
})

test('each format names its own files, which are all that a picture has beside its JPEGs', () => {
  const sources = imageSources({ imageUrl, width: 4000 })
  expect(sources?.avif).toContain(`${folder}/320.avif 320w, `)
  const paths = Object.values(sources ?? {}).flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0]))
  expect(paths).toHaveLength(2 * variantWidths.length)
  expect(variantKeys(imageUrl, 4000).map((key) => `/${key}`)).toEqual([imageUrl, `${folder}/share.jpg`, ...paths])
})

test('the key of a variant is its path', () => {
  expect(`/${variantKey(imageUrl, 680, 'avif')}`).toBe(variantPath(imageUrl, 680, 'avif'))
})

test('a picture without a known width has no variants', () => {
  expect(imageSources({ imageUrl })).toBeUndefined()
})

test('the JPEG keeps the shape of the picture and is not enlarged', () => {
  expect(jpegSize({ width: 6000, height: 4000 })).toEqual({ width: 1200, height: 800 })
  expect(jpegSize({ width: 900, height: 1601 })).toEqual({ width: 900, height: 1601 })
  expect(jpegSize({ width: 12_000, height: 1 })).toEqual({ width: 1200, height: 1 })
})

test('a share picture has the focal point in its name, so that no name ever has other bytes', () => {
  expect(sharePath(imageUrl)).toBe(`${folder}/share.jpg`)
  expect(sharePath(imageUrl, { x: 1, y: 0.314 })).toBe(`${folder}/share-100-31.jpg`)
})

test('pages name the share picture of the focal point in force once it exists', () => {
  const focus = { x: 0.2, y: 0.3 }
  expect(sharedPath({ imageUrl, focus })).toBe(`${folder}/share.jpg`)
  expect(sharedPath({ imageUrl, focus, sharedFocus: focus })).toBe(`${folder}/share-20-30.jpg`)
  expect(sharedPath({ imageUrl, focus, sharedFocus: { x: 0.9, y: 0.3 } })).toBe(`${folder}/share.jpg`)
  expect(sharedPath({ imageUrl, sharedFocus: focus })).toBe(`${folder}/share.jpg`)
})
