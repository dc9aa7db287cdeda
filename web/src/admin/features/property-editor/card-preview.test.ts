import { expect, test } from 'vitest'
import { cardOf } from './card-preview.tsx'
import { type PropertyValues, propertyEditorConfig } from './property-editor-config.ts'

const now = new Date(2026, 5, 1)

const empty = propertyEditorConfig.valuesSchema.parse({})
const preview = (values: Partial<PropertyValues>) => cardOf({ ...empty, ...values }, undefined, now)

test('shows form values and leaves out incomplete numbers', () => {
  expect(preview({ bedrooms: '3', bathrooms: 'two', features: 'A, A, B' })).toMatchObject({
    bedrooms: 3,
    bathrooms: null,
    squareFeet: null,
    features: ['A', 'B'],
    featured: false,
  })
})

test('shows the availability of the form', () => {
  expect(preview({ availability: 'soon', availableFrom: '2026-07-01' }).availabilitySummary).toMatchObject({
    state: 'soon',
    from: '2026-07-01',
  })
  expect(preview({})).not.toHaveProperty('availabilitySummary')
})
