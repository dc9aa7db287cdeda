import { expect, test } from 'vitest'
import {
  cutCount,
  jpegSize,
  pictureSources,
  sharedPath,
  variantKey,
  variantKeys,
  variantPath,
  variantWidths,
  widthsFor,
} from './picture.ts'

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
  expect(pictureSources({ imageUrl, width: 500 })?.webp).toBe(
    `${folder}/320.webp 320w, ${folder}/480.webp 480w, ${folder}/680.webp 500w`,
  )
})

test('each format names its own files, all of which can be removed with the picture', () => {
  const sources = pictureSources({ imageUrl, width: 4000 })
  expect(sources?.avif).toContain(`${folder}/320.avif 320w, `)
  const paths = Object.values(sources ?? {}).flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0]))
  expect(paths).toHaveLength(2 * variantWidths.length)
  const cuts = Array.from({ length: 11 }, (_, n) => `${folder}/share-${n}.jpg`)
  const keys = [imageUrl, `${folder}/share.jpg`, ...cuts, ...paths]
  expect(variantKeys(imageUrl).map((key) => `/${key}`)).toEqual(keys)
})

test('the key of a variant is its path', () => {
  expect(`/${variantKey(imageUrl, 680, 'avif')}`).toBe(variantPath(imageUrl, 680, 'avif'))
})

test('a picture without a known width has no variants', () => {
  expect(pictureSources({ imageUrl })).toBeUndefined()
})

test('the JPEG keeps the shape of the picture and is not enlarged', () => {
  expect(jpegSize({ width: 6000, height: 4000 })).toEqual({ width: 1200, height: 800 })
  expect(jpegSize({ width: 900, height: 1601 })).toEqual({ width: 900, height: 1601 })
  expect(jpegSize({ width: 12_000, height: 1 })).toEqual({ width: 1200, height: 1 })
})

test('the higher or wider a picture is than what is shared of it, the more cuts there are, up to eleven', () => {
  const counts = [
    [1200, 630],
    [1600, 1200],
    [1200, 1600],
    [4000, 1000],
    [1000, 4000],
  ].map(([width = 0, height = 0]) => cutCount({ width, height }))
  expect(counts).toEqual([1, 4, 11, 8, 11])
})

test('what is shared follows the focal point along the way that is cut, where there are cuts', () => {
  const high = { imageUrl, width: 1200, height: 1600, shareable: true, cuts: 11 }
  expect(sharedPath(high)).toBe(`${folder}/share.jpg`)
  expect(sharedPath({ ...high, focus: { x: 1, y: 0.31 } })).toBe(`${folder}/share-3.jpg`)
  expect(sharedPath({ ...high, width: 9000, focus: { x: 1, y: 0.31 } })).toBe(`${folder}/share-10.jpg`)
  expect(sharedPath({ ...high, cuts: undefined, focus: { x: 1, y: 0.31 } })).toBe(`${folder}/share.jpg`)
})
