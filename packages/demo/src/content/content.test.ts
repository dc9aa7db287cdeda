import { propertyIdSchema, unitIdSchema } from '@porchlight/contract/id'
import { videoSource } from '@porchlight/contract/images/video-source'
import { architecturalStyles } from '@porchlight/contract/properties/admin-options'
import { locations } from '@porchlight/contract/properties/options'
import { propertyInputSchema } from '@porchlight/contract/properties/property'
import { unitInputSchema } from '@porchlight/contract/properties/unit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples.ts'
import { generateExamples } from './generate.ts'
import { exampleId, exampleUnitId, imageKey } from './ids.ts'
import { imagesOf } from './images.ts'

const units = examples.flatMap((example) => example.units.map((unit) => ({ example, unit })))
const has = (test: (example: (typeof examples)[number]) => boolean) => examples.some(test)

describe('every example', () => {
  test.each(examples.map((example) => [example.name, example] as const))(
    '%s can be saved as it is',
    (name, example) => {
      const images = example.images.map(({ file, caption }) => ({ url: `/${imageKey(file)}`, caption }))
      expect(propertyInputSchema.safeParse({ property: example.fields, images }).error).toBeUndefined()
      expect(propertyIdSchema.safeParse(exampleId(name)).success).toBe(true)
      for (const { fields } of example.units) {
        const unit = { ...fields, propertyId: exampleId(name) }
        expect(unitInputSchema.safeParse({ unit, images: [] }).error).toBeUndefined()
        expect(unitIdSchema.safeParse(exampleUnitId(name, fields.unitNumber)).success).toBe(true)
      }
    },
  )

  test('has a name, a title and a primary image of its own', () => {
    const primary = examples.flatMap(({ images: [first] }) => first?.file ?? [])
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length)
    expect(new Set(examples.map(({ fields }) => fields.title)).size).toBe(examples.length)
    expect(new Set(primary.map(imageKey)).size).toBe(primary.length)
  })

  test.each(examples.map((example) => [example.name, example] as const))(
    '%s shows its own house first, no other house, and no image twice',
    (name, example) => {
      const outside = imagesOf(example).filter((file) => !/^(?:rooms|plans)\//.test(file))
      expect([undefined, `homes/${name}`]).toContain(example.images[0]?.file)
      expect([[], [`homes/${name}`], [`homes/${name}`, `doors/${name}`]]).toContainEqual(outside)
      for (const { images } of [example, ...example.units]) {
        expect(new Set(images.map(({ file }) => file)).size).toBe(images.length)
      }
    },
  )
})

describe('together they cover', () => {
  test('24 properties, a third of them multifamily, over both cities', () => {
    expect(examples).toHaveLength(24)
    expect(examples.filter(({ fields }) => fields.propertyType === 'multifamily')).toHaveLength(8)
    for (const location of locations) {
      expect(examples.filter(({ fields }) => fields.location === location)).toHaveLength(12)
    }
  })

  test.each(architecturalStyles)('the style %s', (style) => {
    expect(has(({ fields }) => fields.architecturalStyle === style)).toBe(true)
  })

  test.each([
    ['a title of one word', has(({ fields }) => !fields.title.includes(' '))],
    ['a title of 120 characters', has(({ fields }) => fields.title.length === 120)],
    ['no bedrooms given', has(({ fields }) => fields.bedrooms === null)],
    ['zero bedrooms', has(({ fields }) => fields.bedrooms === 0)],
    ['no bathrooms given', has(({ fields }) => fields.bathrooms === null)],
    ['one and a half bathrooms', has(({ fields }) => fields.bathrooms === 1.5)],
    ['two and a half bathrooms', has(({ fields }) => fields.bathrooms === 2.5)],
    ['no square feet given', has(({ fields }) => fields.squareFeet === null)],
    ['zero square feet', has(({ fields }) => fields.squareFeet === 0)],
    ['no address', has(({ fields }) => fields.address === null)],
    ['no features', has(({ fields }) => fields.features?.length === 0)],
    ['nine features', has(({ fields }) => fields.features?.length === 9)],
    ['no architectural style', has(({ fields }) => fields.architecturalStyle === null)],
    ['no pictures', has(({ images }) => images.length === 0)],
    ['pictures without a caption', has(({ images }) => images.some(({ caption }) => caption === null))],
    ['pictures with a caption', has(({ images }) => images.some(({ caption }) => caption !== null))],
    [
      'a multifamily property without units',
      has(({ fields, units }) => fields.propertyType === 'multifamily' && !units.length),
    ],
    ['2 units', has(({ units }) => units.length === 2)],
    ['12 units', has(({ units }) => units.length === 12)],
    ['a unit with 0 square feet', units.some(({ unit }) => unit.fields.squareFeet === 0)],
    ['a unit without square feet', units.some(({ unit }) => unit.fields.squareFeet === null)],
    ['a unit with pictures', units.some(({ unit }) => unit.images.length > 0)],
    ['a unit without pictures', units.some(({ unit }) => unit.images.length === 0)],
    ['a unit with a video', units.some(({ unit }) => unit.fields.youtubeUrl)],
    ['an available property', has(({ fields }) => fields.availability === 'available')],
    [
      'a property that is available soon, from a day',
      has(({ fields }) => fields.availability === 'soon' && !!fields.availableFrom),
    ],
    [
      'a property that is available soon, without a day',
      has(({ fields }) => fields.availability === 'soon' && !fields.availableFrom),
    ],
    ['a leased property', has(({ fields }) => fields.availability === 'leased')],
    ['a property without availability', has(({ fields }) => !fields.availability)],
    ['a listing at the portal', has(({ fields }) => !!fields.listingUrl)],
    [
      'a building whose units have an availability',
      has(({ fields, units }) => !fields.availability && units.some((one) => one.fields.availability === 'available')),
    ],
    [
      'a building with only leased units',
      has(({ units }) => units.length > 0 && units.every((one) => one.fields.availability === 'leased')),
    ],
    ['a unit without features', units.some(({ unit }) => unit.fields.features === null)],
  ])('%s', (_, covered) => {
    expect(covered).toBe(true)
  })

  test('five featured properties', () => {
    expect(examples.filter(({ fields }) => fields.featured)).toHaveLength(5)
  })

  test('creation dates over most of a year, all different', () => {
    const dates = examples.map(({ createdAt }) => Date.parse(createdAt))
    expect(new Set(dates).size).toBe(24)
    expect((Math.max(...dates) - Math.min(...dates)) / 86_400_000).toBeGreaterThan(300)
  })

  test.each([
    ['watch with more parameters', /watch\?v=.*&/],
    ['short link', /youtu\.be\//],
    ['embed', /\/embed\//],
    ['shorts', /\/shorts\//],
  ])('a video link of the form %s', (_, form) => {
    const link = examples.map(({ fields }) => fields.youtubeUrl ?? '').find((url) => form.test(url))
    expect(videoSource(link ?? '')).toEqual({ kind: 'click', url: expect.stringMatching(/\/embed\/[\w-]+\?/) })
  })

  test('a video that is not on YouTube', () => {
    const links = examples.flatMap(({ fields }) => fields.youtubeUrl ?? [])
    expect(links.filter((link) => videoSource(link)?.kind === 'frame')).toHaveLength(1)
  })
})

test('any number of listings can be generated from the same images', () => {
  const generated = generateExamples(1000)
  const own = new Set(examples.flatMap(imagesOf))
  expect(generated.flatMap(imagesOf).filter((file) => !own.has(file))).toEqual([])
  expect(generated.filter(({ images: [first] }) => !first?.file.startsWith('homes/'))).toEqual([])
  expect(new Set(generated.map(({ fields }) => fields.architecturalStyle))).toEqual(
    new Set([...architecturalStyles, null]),
  )
  expect(new Set(generated.map(({ name }) => exampleId(name))).size).toBe(1000)
  for (const { fields } of generated) {
    expect(propertyInputSchema.safeParse({ property: fields, images: [] }).success).toBe(true)
  }
  expect(generateExamples(3)).toEqual(generated.slice(0, 3))
})
