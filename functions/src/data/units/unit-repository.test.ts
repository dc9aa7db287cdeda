import { unitSchema } from '@porchlight/contract/properties/unit'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { image, propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { startTable } from '../../../../test/support/functions/table-server.ts'
import { createProperty } from '../properties/property-repository.ts'
import { createUnit, listUnits } from './unit-repository.ts'

const server = await startTable()
afterAll(() => server.stop())

const newProperty = () => createProperty(server.table, { fields: propertyFields, images: [image(1)] })

test('units have their images and property title, in natural order of their numbers', async () => {
  const { id } = await newProperty()
  for (const unitNumber of ['10', '2B', '1', '2a'])
    await createUnit(server.table, { fields: unitFields(id, unitNumber), images: [image(2), image(3)] })
  const units = await listUnits(server.table, id)
  expect(units.map(({ unitNumber }) => unitNumber)).toEqual(['1', '2a', '2B', '10'])
  expect(units.map(({ propertyTitle }) => propertyTitle)).toEqual(Array(4).fill(propertyFields.title))
  expect(units.map(({ images }) => images.map(({ imageUrl }) => imageUrl))).toEqual(
    Array(4).fill([image(2).imageUrl, image(3).imageUrl]),
  )
  expect(z.parse(z.array(unitSchema), units)).toEqual(units)
})
