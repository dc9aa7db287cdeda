import { exampleUnit } from '@porchlight/contract/properties/examples.fixture'
import { expect, test } from 'vitest'
import { unitBadges } from './unit-card.tsx'

const unit = { ...exampleUnit, bedrooms: 2, squareFeet: 1250 }

test('uses the singular for one bed or bath only', () => {
  expect(unitBadges(unit)).toEqual(['2 Beds', '1 Bath', '1,250 Sq Ft'])
  expect(unitBadges({ ...unit, bedrooms: 1, bathrooms: 0, squareFeet: null })).toEqual(['1 Bed', '0 Baths'])
})

test('0 square feet show as not available, and a video link has a badge', () => {
  expect(unitBadges({ ...unit, squareFeet: 0, youtubeUrl: 'https://youtu.be/a' })).toEqual([
    '2 Beds',
    '1 Bath',
    'Sq Ft Not available',
    'Video',
  ])
})
