import { expect, test } from 'vitest'
import { checklistOf } from './checklist-items.ts'
import { type PropertyValues, propertyEditorConfig } from './property-editor-config.ts'

const values = (changes: Partial<PropertyValues> = {}) => ({
  ...propertyEditorConfig.valuesSchema.parse({}),
  propertyType: 'single-family' as const,
  ...changes,
})
const image = (caption: string, more: object = {}) => ({
  key: crypto.randomUUID(),
  url: '/images/1',
  caption,
  alt: `What ${caption} shows`,
  isPrimary: false,
  ...more,
})
const photos = ['Front', 'Living room', 'Kitchen', 'Bedroom', 'Bathroom', 'Yard'].map((caption) => image(caption))
const complete = values({
  bedrooms: '3',
  bathrooms: '2',
  squareFeet: '1500',
  cats: 'Yes',
  dogs: 'No',
  laundry: 'In unit',
  cooling: 'Central',
  parking: 'Street',
  listingUrl: 'https://portal.example/1',
  availability: 'available',
})
const plan = image('Plan', { kind: 'floor-plan' })

type Args = Partial<{
  values: PropertyValues
  images: ReturnType<typeof image>[]
  stored: Parameters<typeof checklistOf>[2]
}>
const gaps = ({ values = complete, images = [...photos, plan], stored }: Args) =>
  checklistOf(values, images, stored).filter(({ isDone }) => !isDone)
const names = (args: Args) => gaps(args).map(({ check }) => check)

test('a complete home has no gap, an empty one has them all', () => {
  expect(names({})).toEqual([])
  expect(names({ values: values(), images: [] })).toEqual([
    'photos',
    'kitchen',
    'bathroom',
    'descriptions',
    'facts',
    'floorPlan',
    'listing',
    'availability',
  ])
})

test('floor plans and removed images are no photos', () => {
  const five = photos.slice(1)
  expect(gaps({ images: [...five, plan] })).toMatchObject([{ check: 'photos', photos: 5 }])
  const removed = image('Front', { removedFrom: 0 })
  expect(names({ images: [...five, plan, removed] })).toEqual(['photos'])
})

test('a kitchen and a bathroom are found in captions and in descriptions', () => {
  const others = photos.filter(({ caption }) => !/kitchen|bath/i.test(caption))
  const described = [image('A', { alt: 'The KITCHEN' }), image('B', { alt: 'Bath with a tub' })]
  expect(names({ images: [...others, ...described, plan] })).toEqual([])
  expect(names({ images: [...others, image('A'), image('B'), plan] })).toEqual(['kitchen', 'bathroom'])
})

test('each gap names the control that closes it', () => {
  const undescribed = image('Hall', { key: 'hall', alt: undefined })
  const all = gaps({
    values: { ...complete, laundry: '', listingUrl: ' ', availability: '' },
    images: [...photos, plan, undescribed],
  })
  expect(all.map(({ goTo }) => goTo)).toEqual([
    'describe-hall',
    'property-laundry',
    'property-listingUrl',
    'property-availability',
  ])
})

test('a building has its size and availability from its units', () => {
  const building = {
    ...complete,
    propertyType: 'multifamily' as const,
    bedrooms: '',
    squareFeet: '',
    availability: '' as const,
  }
  expect(names({ values: building })).toEqual(['availability'])
  expect(names({ values: building, stored: { availabilitySummary: { state: 'available' } } })).toEqual([])
})

test('a day alone is an availability', () => {
  expect(names({ values: { ...complete, availability: '', availableFrom: '2026-12-01' } })).toEqual([])
})
