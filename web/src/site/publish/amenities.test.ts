import type { PageContent } from '@porchlight/contract/page-content'
import { exampleUnit } from '@porchlight/contract/properties/examples.fixture'
import type { Facts } from '@porchlight/contract/properties/facts'
import { expect, test } from 'vitest'
import { amenities } from './amenities.ts'
import { house, id, image, listing, renderer, structured } from './page-renderer.fixture.ts'

test.each<[Facts, unknown]>([
  [{}, undefined],
  [{ cats: 'yes', dogs: 'yes' }, true],
  [{ cats: 'no', dogs: 'no' }, false],
  [{ cats: 'yes', dogs: 'no' }, 'Cats: Allowed. Dogs: Not allowed'],
  [{ dogs: 'yes' }, 'Dogs: Allowed'],
  [{ cats: 'ask', dogs: 'ask' }, 'Cats: Ask us. Dogs: Ask us'],
  [{ cats: 'yes', dogs: 'yes', petNote: 'Two at most' }, 'Cats: Allowed. Dogs: Allowed. Two at most'],
])('of %j pets are allowed: %j', (facts, petsAllowed) => {
  expect(amenities(facts)).toEqual(petsAllowed === undefined ? {} : { petsAllowed })
})

test('other facts are features, and unknown ones are absent', () => {
  const { amenityFeature } = amenities({
    laundry: 'in-unit',
    parking: ['garage', 'street'],
    elevator: false,
    stepsToDoor: 0,
    included: [],
  })
  expect(amenityFeature?.map(({ name, value }) => [name, value])).toEqual([
    ['Laundry', 'In unit'],
    ['Parking', 'Garage, Street'],
    ['Steps to the Door', 0],
    ['Elevator', false],
    ['Included in the Rent', 'None'],
  ])
})

const propertyPage = (fields: Parameters<typeof house>[0], units: Partial<typeof exampleUnit>[] = []): PageContent => ({
  page: 'property',
  property: house(fields),
  units: units.map((unit) => ({ ...exampleUnit, ...unit })),
  similar: [],
})

test('a house has its facts, neighborhood and floor plan, and the plan is not among its pictures', async () => {
  const html = await renderer.render(
    propertyPage({
      facts: { dogs: 'yes', cats: 'yes', dishwasher: true },
      neighborhood: 'Inman Park',
      images: [image(1, { kind: 'floor-plan', caption: 'Upstairs' }), image(2, { isPrimary: true })],
    }),
  )
  const { mainEntity, image: shown } = listing(html)
  expect(shown).toEqual([expect.stringContaining('/images/2.jpg')])
  expect(mainEntity).toMatchObject({
    petsAllowed: true,
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Dishwasher', value: true }],
    containedInPlace: { '@type': 'Place', name: 'Inman Park' },
    image: shown,
    accommodationFloorPlan: [
      {
        '@type': 'FloorPlan',
        name: 'Upstairs',
        layoutImage: expect.stringContaining('/images/1.jpg'),
        numberOfBedrooms: 3,
      },
    ],
  })
  const steps = structured(html)['@graph'][1].itemListElement.map(({ name }: { name: string }) => name)
  expect(steps).toContain('Inman Park')
  expect(html).toContain('Assistance animals are not pets.')
  expect(html).toMatch(/<title>[^<]*Inman Park, Atlanta/)
})

test('an apartment has the facts of its building, except what differs', async () => {
  const facts: Facts = { dogs: 'no', laundry: 'in-building' }
  const units = [{ id: `${id}.1` }, { id: `${id}.2`, facts: { dogs: 'yes' as const } }]
  const html = await renderer.render(propertyPage({ propertyType: 'multifamily', unitCount: 2, facts }, units))
  expect(listing(html).mainEntity.containsPlace.map((place: { petsAllowed: string }) => place.petsAllowed)).toEqual([
    'Dogs: Not allowed',
    'Dogs: Allowed',
  ])
})

test('a page without facts says nothing about them', async () => {
  const html = await renderer.render(propertyPage({}))
  expect(html).not.toMatch(/Good to know|petsAllowed|amenityFeature|FloorPlan|3D Tour|Assistance/)
})
