import { exampleHeroImage } from '@porchlight/contract/properties/examples.fixture'
import { expect, test } from 'vitest'
import { heroAdvice } from './hero-grid.tsx'

test('a hero image is compared with the others', () => {
  const hashes = ['709c1c24e394d063', 'e871517168a9b1a7', '709c1c24e394d062']
  const images = ['/a', '/b', '/c', '/new'].map((imageUrl) => ({ ...exampleHeroImage, id: imageUrl, imageUrl }))
  const judged = hashes.map((hash, n) => ({ imageUrl: images[n]?.imageUrl ?? '', advice: [], hash }))
  expect(images.map((_, index) => heroAdvice(index, images, judged))).toEqual([
    ['This image is nearly the same as the image at position 3. Remove one of them.'],
    [],
    ['This image is nearly the same as the image at position 1. Remove one of them.'],
    [],
  ])
})
