import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { publicRoutes } from './public-routes.ts'
import { routes } from './routes.ts'
import { fits } from './shape.ts'
import { shapeOf } from './shape-of.ts'

const unit = z.object({
  id: z.string(),
  bedrooms: z.nullable(z.int()),
  baths: z.number(),
  city: z.enum(['atlanta', 'dallas']),
  open: z.boolean(),
  note: z.optional(z.string()),
})
const flat = { id: 'a', bedrooms: 2, baths: 1.5, city: 'dallas', open: true }

describe('a shape and its schema agree on', () => {
  test.each<[what: string, value: unknown]>([
    ['a whole value', flat],
    ['one with what is optional', { ...flat, note: 'x' }],
    ['one with more than was promised', { ...flat, more: 1 }],
    ['null where it may be', { ...flat, bedrooms: null }],
    ['null where it may not be', { ...flat, baths: null }],
    ['half a bedroom', { ...flat, bedrooms: 1.5 }],
    ['a number as text', { ...flat, baths: '1' }],
    ['an unknown city', { ...flat, city: 'paris' }],
    ['a missing field', { ...flat, id: undefined }],
    ['a list', [flat]],
    ['nothing', null],
    ['no value at all', undefined],
  ])('%s', (_, value) => {
    // JSON knows no undefined
    const sent = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
    expect(fits(shapeOf(unit), sent)).toBe(unit.safeParse(sent).success)
    expect(fits(shapeOf(z.array(unit)), sent)).toBe(z.array(unit).safeParse(sent).success)
  })
})

test('what public pages call has a shape to the last field', () => {
  expect(JSON.stringify(publicRoutes)).not.toContain('"any"')
  expect(publicRoutes.getProperty).toMatchObject({ method: 'GET', path: routes.getProperty.path })
})
