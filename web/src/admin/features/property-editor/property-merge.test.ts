import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Version } from '../../editor/differences.ts'
import { addImages, changeImage, type ImageList, makePrimary, swapFile } from '../../editor/images/image-list.ts'
import { answeredWithTheirs, mergeVersions } from '../../editor/merge-versions.ts'
import { propertyEditorConfig as config, type PropertyValues } from './property-editor-config.ts'

const first = z.parse(config.valuesSchema, { title: 'Elm', description: 'A house', bedrooms: '2' })
const front = { key: 'a', id: 'a', url: '/a.jpg', caption: 'Front', isPrimary: true }
const yard = { key: 'b', id: 'b', url: '/b.jpg', caption: '', isPrimary: false }
const origin: Version<PropertyValues> = { values: first, images: [front, yard] }
const version = (changes: Partial<PropertyValues> = {}, images: ImageList = origin.images) => ({
  values: { ...first, ...changes },
  images,
})
const merge = (theirs: Version<PropertyValues>, mine: Version<PropertyValues>) =>
  mergeVersions(config, { origin, theirs, mine })

test('a field that one side changed is taken, without a question', () => {
  const mine = version({ title: 'Oak' }, changeImage(origin.images, 'b', { alt: 'A yard' }))
  const { merged, questions } = merge(version({ address: '1 Elm Street', bedrooms: '' }), mine)
  expect(questions).toEqual([])
  expect(merged).toEqual(version({ title: 'Oak', address: '1 Elm Street', bedrooms: '' }, mine.images))
})

test('a field that both changed is asked about, unless they changed it alike', () => {
  const theirs = version({ title: 'Oak', bedrooms: '3', features: 'Porch' })
  const mine = version({ title: 'Ash', bedrooms: ' 3 ', address: '2 Elm Street' })
  const { merged, questions } = merge(theirs, mine)
  expect(questions).toEqual([{ fields: ['title'], label: 'Title', theirs: 'Oak', mine: 'Ash' }])
  expect(merged.values).toMatchObject({ title: 'Ash', bedrooms: '3', features: 'Porch', address: '2 Elm Street' })
  const [question] = questions
  if (!question) throw new Error('There is one')
  expect(answeredWithTheirs(config, merged, theirs, question).values).toEqual({ ...merged.values, title: 'Oak' })
})

test('availability and day belong together, and so do visibility and time', () => {
  const theirs = version({ availability: 'leased', status: 'draft' })
  const mine = version({ availability: 'soon', availableFrom: '2999-06-01' })
  const { merged, questions } = merge(theirs, mine)
  expect(questions).toMatchObject([
    { label: 'Availability, Available From', theirs: 'Leased', mine: 'Available soon, June 1, 2999' },
  ])
  expect(merged.values).toMatchObject({ availability: 'soon', availableFrom: '2999-06-01', status: 'draft' })
  const planned = version({ status: 'planned', publishAt: '2999-06-01T09:00' })
  expect(merge(planned, version({ title: 'Oak' })).merged.values).toMatchObject({
    status: 'planned',
    publishAt: '2999-06-01T09:00',
  })
})

test('images that either side added are kept, and removals and other changes of one side are taken', () => {
  const added = [...origin.images, { ...yard, key: 'c', id: 'c', url: '/c.jpg' }]
  const keysOf = ({ merged }: ReturnType<typeof merge>) => merged.images.map(({ key }) => key)
  expect(keysOf(merge(version({}, added), version()))).toEqual(['a', 'b', 'c'])
  expect(keysOf(merge(version({}, added), version({}, addImages(origin.images, ['/new.jpg']))))).toEqual([
    'a',
    'b',
    '/new.jpg',
    'c',
  ])
  const described = changeImage(origin.images, 'a', { caption: 'Street' })
  const both = merge(version({}, described), version({}, addImages(origin.images, ['/new.jpg'])))
  expect(both.questions).toEqual([])
  expect(both.merged.images.map(({ caption }) => caption)).toEqual(['Street', '', ''])
  expect(keysOf(merge(version({}, [front]), version({ title: 'Oak' })))).toEqual(['a'])
  expect(keysOf(merge(version({}, [front]), version({}, addImages(origin.images, ['/new.jpg']))))).toEqual([
    'a',
    '/new.jpg',
  ])
  const mine = version({}, changeImage(origin.images, 'b', { caption: 'Garden' }))
  const { merged, questions } = merge(version({}, [{ ...yard, isPrimary: true }]), mine)
  expect(questions).toEqual([])
  expect(merged.images).toEqual([{ ...yard, isPrimary: true, caption: 'Garden' }])
})

test('images that both sides changed are asked about as a whole, and new ones stay', () => {
  const theirs = version({}, makePrimary(origin.images, 'b'))
  const described = changeImage(origin.images, 'a', { caption: 'Street' })
  const mine = version({}, addImages(swapFile(described, 'b', { url: '/turned.jpg' }), ['/new.jpg']))
  const { merged, questions } = merge(theirs, mine)
  expect(questions).toEqual([{ fields: [], label: 'Images', theirs: '2 image(s): Front', mine: '3 image(s): Street' }])
  expect(merged.images).toEqual(mine.images)
  const [question] = questions
  if (!question) throw new Error('There is one')
  const answered = answeredWithTheirs(config, merged, theirs, question).images
  expect(answered).toEqual([...theirs.images, expect.objectContaining({ url: '/new.jpg' })])
})
