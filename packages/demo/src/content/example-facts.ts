import { factChoices, factLists } from '@porchlight/contract/properties/fact-options'
import type { Facts } from '@porchlight/contract/properties/facts'
import type { PropertyFields } from '@porchlight/contract/properties/property'
import type { Example } from './example.ts'
import type { Random } from './random.ts'

interface ExampleFacts extends Pick<PropertyFields, 'neighborhood' | 'tourUrl'> {
  facts?: Facts
  /** Keys are unit numbers. */
  units?: Record<string, Facts>
}

const centralHouse: Facts = { laundry: 'in-unit', cooling: 'central', heating: 'Gas furnace', dishwasher: true }
const welcome: Facts = { cats: 'yes', dogs: 'yes' }

/** The others have none. */
const factsByName: Record<string, ExampleFacts> = {
  'euclid-queen-anne': {
    neighborhood: 'Inman Park',
    tourUrl: 'https://tours.example.com/euclid-queen-anne',
    facts: {
      ...centralHouse,
      ...welcome,
      petNote: 'Two dogs at most. The garden is fenced.',
      parking: ['off-street', 'street'],
      outdoor: ['yard', 'porch'],
      furnished: false,
      stepsToDoor: 7,
      included: ['lawn-care'],
    },
  },
  'cherokee-bungalow': {
    neighborhood: 'Grant Park',
    facts: { ...welcome, laundry: 'hookups', cooling: 'window', outdoor: ['porch'], parking: ['street'] },
  },
  'cabbagetown-cottage': { neighborhood: 'Cabbagetown', facts: { cats: 'yes', dogs: 'no', laundry: 'none' } },
  'lakewood-foursquare': {
    neighborhood: 'Lakewood Heights',
    facts: { ...centralHouse, cats: 'ask', dogs: 'ask', outdoor: ['yard', 'porch'], parking: ['off-street'] },
  },
  'kirkwood-modern': {
    neighborhood: 'Kirkwood',
    facts: { ...centralHouse, ...welcome, parking: ['garage'], outdoor: ['patio'], stepFreeEntrance: true },
  },
  'reynoldstown-mill-loft': { neighborhood: 'Reynoldstown', facts: { elevator: true, stepFreeEntrance: true } },
  'candler-park-victorian': { neighborhood: 'Candler Park' },
  'ponce-court': {
    neighborhood: 'Virginia-Highland',
    facts: {
      cats: 'yes',
      dogs: 'ask',
      laundry: 'in-building',
      cooling: 'window',
      heating: 'Radiators',
      parking: ['street'],
      included: ['water', 'trash', 'gas'],
      elevator: false,
    },
    units: {
      101: { groundFloor: true, stepsToDoor: 0, stepFreeEntrance: true },
      201: { outdoor: ['balcony'] },
      203: { laundry: 'in-unit', dishwasher: true },
      301: { outdoor: ['balcony'], dogs: 'yes' },
      303: { laundry: 'in-unit', dishwasher: true, dogs: 'yes' },
    },
  },
  'old-fourth-ward-works': {
    neighborhood: 'Old Fourth Ward',
    facts: { ...welcome, laundry: 'in-unit', cooling: 'central', parking: ['garage'], elevator: true, outdoor: [] },
    units: { Penthouse: { outdoor: ['patio'], furnished: true } },
  },
  'home-park-duplex': { neighborhood: 'Home Park', facts: { cats: 'yes', outdoor: ['porch', 'yard'] } },
  'summerhill-terrace': { neighborhood: 'Summerhill' },
  'swiss-avenue-prairie': {
    neighborhood: 'Swiss Avenue',
    facts: { ...centralHouse, cats: 'no', dogs: 'no', outdoor: ['yard', 'porch'], parking: ['garage', 'off-street'] },
  },
  'junius-heights-bungalow': { neighborhood: 'Junius Heights', facts: { ...welcome, outdoor: ['yard', 'porch'] } },
  'munger-place-victorian': {
    neighborhood: 'Munger Place',
    facts: { ...centralHouse, ...welcome, petNote: 'Please tell us about your pet first.', outdoor: ['porch'] },
  },
  'hollywood-heights-cottage': { neighborhood: 'Hollywood Heights', facts: { cats: 'yes', laundry: 'hookups' } },
  'lakewood-deco': { neighborhood: 'Lakewood', facts: { ...centralHouse, dogs: 'ask', parking: ['garage'] } },
  'lake-highlands-modern': { neighborhood: 'Lake Highlands', facts: { cooling: 'central', parking: ['off-street'] } },
  'bryan-place-loft': { neighborhood: 'Bryan Place', facts: { cats: 'yes', dogs: 'no', laundry: 'in-unit' } },
  'gaston-gardens': {
    neighborhood: 'Lakewood',
    tourUrl: 'https://tours.example.com/gaston-gardens',
    facts: { cats: 'yes', dogs: 'no', laundry: 'in-building', cooling: 'central', parking: ['off-street'] },
    units: { 3: { dogs: 'yes', laundry: 'in-unit', groundFloor: true, stepsToDoor: 2 }, 5: { dogs: 'yes' } },
  },
  'columbia-moderne': { facts: { laundry: 'none', cooling: 'window' } },
  'peak-suburban-rowhouses': { neighborhood: "Peak's Suburban Addition", facts: { ...welcome, stepsToDoor: 5 } },
  'vickery-walkup': { neighborhood: 'Lower Greenville', facts: { cats: 'ask', heating: 'Gas', elevator: false } },
}

/** Includes the facts of units. */
export function withFacts(example: Example): Example {
  const { units = {}, ...fields } = factsByName[example.name] ?? {}
  return {
    ...example,
    fields: { ...example.fields, ...fields },
    units: example.units.map((unit) => {
      const facts = units[unit.fields.unitNumber]
      return facts ? { ...unit, fields: { ...unit.fields, facts } } : unit
    }),
  }
}

/** Most generated properties and units have some. */
export function randomFacts(random: Random): Facts | null {
  if (random.chance(0.2)) return null
  return {
    ...(random.chance(0.7) && { cats: random.pick(factChoices.cats), dogs: random.pick(factChoices.dogs) }),
    ...(random.chance(0.6) && { laundry: random.pick(factChoices.laundry) }),
    ...(random.chance(0.6) && { cooling: random.pick(factChoices.cooling) }),
    ...(random.chance(0.4) && { parking: [random.pick(factLists.parking)] }),
    ...(random.chance(0.3) && { outdoor: [random.pick(factLists.outdoor)] }),
    ...(random.chance(0.3) && { dishwasher: random.chance(0.5), stepFreeEntrance: random.chance(0.5) }),
  }
}
