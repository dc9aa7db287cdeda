import { propertyInputSchema } from '@porchlight/contract/properties/property'
import { expect, test } from 'vitest'
import { propertyFields } from '../../../test/support/functions/examples.ts'
import { KnownError } from '../errors.ts'
import { parsePart } from './parse-part.ts'

const parse = (property: object, images: unknown[] = []) =>
  parsePart(propertyInputSchema, { property: { ...propertyFields, ...property }, images })

function issuesOf(run: () => unknown) {
  try {
    run()
  } catch (error) {
    if (error instanceof KnownError) return error.issues
    throw error
  }
  return undefined
}

test('unknown keys are named', () => {
  expect(issuesOf(() => parse({ owner: 'me' }, [{ url: '/a', width: 1 }]))).toMatchObject([
    { path: 'property.owner' },
    { path: 'images.0.width' },
  ])
})

test('each offending field is named with a sentence', () => {
  expect(issuesOf(() => parse({ title: 5, location: 'paris' }, [{ url: '' }]))).toEqual([
    { path: 'property.title', message: 'Invalid input: expected string, received number' },
    { path: 'property.location', message: 'Invalid option: expected one of "atlanta"|"dallas"' },
    { path: 'images.0.url', message: 'Too small: expected string to have >=1 characters' },
  ])
})

test.each([
  [{ title: 'Half \ud83d' }, 'property.title'],
  [{ features: ['Porch', 'No\0thing'] }, 'property.features.1'],
  [{ bathrooms: 1e300 }, 'property.bathrooms'],
])('values that the table cannot store are refused: %j', (property, path) => {
  expect(issuesOf(() => parse(property))).toMatchObject([{ path }])
})
