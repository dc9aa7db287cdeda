import type { ImageAdvice } from '@porchlight/contract/images/image-advice'
import { expect, test } from 'vitest'
import { addImages, changeKind } from './image-list.ts'
import { adviceSentences } from './use-image-advice.ts'

const [kitchen, nearlyKitchen, yard] = ['709c1c24e394d063', '709c1c24e394d062', 'e871517168a9b1a7']

const judged = (imageUrl: string, hash: string, advice: ImageAdvice['advice'] = []): ImageAdvice => ({
  imageUrl,
  advice,
  hash,
})
const stored = (imageUrl: string, displayOrder: number) => ({
  id: imageUrl,
  imageUrl,
  displayOrder,
  isPrimary: displayOrder === 0,
  createdAt: '2026-11-01T12:00:00.000Z',
})
const adviceOf = (images: Parameters<typeof adviceSentences>[0], ...rest: [object[], ImageAdvice[]]) =>
  [...adviceSentences(images, rest[0] as never, rest[1]).values()].map(({ advice }) => advice)

test('an image is compared with the images of other forms of the home', () => {
  const unit = { of: 'Unit 101', images: [stored('/b', 1), stored('/a', 0)] }
  const judgements = [judged('/own', kitchen), judged('/a', yard), judged('/b', nearlyKitchen)]
  expect(adviceOf(addImages([], ['/own']), [unit], judgements)).toEqual([
    ['This image is nearly the same as image 2 of Unit 101. Remove one of them.'],
  ])
  expect(adviceOf(addImages([], ['/own']), [], judgements)).toEqual([[]])
})

test('the own list comes first, and floor plans of either list are left out', () => {
  const plan = { ...stored('/a', 0), kind: 'floor-plan' }
  const list = addImages([], ['/own', '/again'])
  const judgements = [judged('/own', kitchen, ['dark']), judged('/again', kitchen), judged('/a', kitchen)]
  expect(adviceOf(list, [{ of: 'the building', images: [stored('/a', 0)] }], judgements)).toEqual([
    [expect.stringContaining('dark'), expect.stringContaining('image 2.')],
    [expect.stringContaining('image 1.')],
  ])
  expect(
    adviceOf(changeKind(list, '/again', 'floor-plan'), [{ of: 'the building', images: [plan] }], judgements),
  ).toEqual([[expect.stringContaining('dark')], []])
})
