import type { Location } from '@porchlight/contract/properties/options'
import { type Example, type ExampleUnit, image, paragraphs, unit } from './example.ts'
import { randomAvailability } from './example-availability.ts'
import { randomFacts } from './example-facts.ts'
import { examples } from './examples.ts'
import { type Random, randomFrom } from './random.ts'

const neighborhoods: Record<Location, readonly [string, ...string[]]> = {
  atlanta: [
    'Inman Park',
    'Grant Park',
    'Cabbagetown',
    'Kirkwood',
    'Candler Park',
    'Lakewood Heights',
    'Reynoldstown',
    'Ormewood Park',
    'West End',
    'Poncey-Highland',
  ],
  dallas: [
    'Lakewood',
    'Junius Heights',
    'Munger Place',
    'Hollywood Heights',
    'Old East Dallas',
    'Mount Auburn',
    'Little Forest Hills',
    'Lower Greenville',
    'Casa Linda',
    'Bryan Place',
  ],
}
const characters = [
  'Sunny',
  'Quiet',
  'Roomy',
  'Restored',
  'Corner',
  'Garden',
  'Classic',
  'Upstairs',
  'Tall',
  'Little',
] as const
const streets = [
  'Alder',
  'Boxwood',
  'Camellia',
  'Dogwood',
  'Elmira',
  'Foundry',
  'Gaslight',
  'Hawthorn',
  'Ironwood',
  'Juniper',
] as const
const features = [
  'Front porch',
  'Oak floors',
  'Tall windows',
  'Gas range',
  'Garden',
  'Fireplace',
  'Built-in bookcases',
  'Claw-foot tub',
  'Off-street parking',
  'Cellar',
  'Washer and dryer',
  'Fenced yard',
] as const

/** The facade and rooms of an example with an architectural style. */
const models = examples.flatMap(({ fields: { architecturalStyle: style, location }, images: [facade, ...others] }) =>
  style && facade ? [{ style, location, facade, rooms: others.filter(({ file }) => file.startsWith('rooms/')) }] : [],
)

/** Tests at scale use these. A larger count starts with the listings of a smaller one. */
export const generateExamples = (count: number): Example[] => Array.from({ length: count }, (_, i) => generated(i))

function generated(index: number): Example {
  const random = randomFrom(`generated ${index}`)
  const model = models[random.whole(0, models.length - 1)]
  if (!model) throw new Error('No example has a style and a picture')
  const { style, location, facade, rooms } = model
  const place = random.pick(neighborhoods[location])
  const multifamily = index % 3 === 2
  return {
    name: `generated-${index}`,
    fields: {
      title: `${random.pick(characters)} ${style} in ${place} no. ${index + 1}`,
      description: paragraphs(
        `A ${style.toLowerCase()} in ${place}, looked after by the same people for a long time and ready for the next ones.`,
        'Made for trying the site with many listings at once; the house is borrowed and the address invented.',
      ),
      location,
      propertyType: multifamily ? 'multifamily' : 'single-family',
      address: random.chance(0.85) ? `${random.whole(10, 6999)} ${random.pick(streets)} Street, ${place}` : null,
      bedrooms: random.chance(0.9) ? random.whole(0, 5) : null,
      bathrooms: random.chance(0.9) ? random.whole(2, 7) / 2 : null,
      squareFeet: random.chance(0.9) ? random.whole(42, 380) * 10 : null,
      youtubeUrl: random.chance(0.15) ? `https://youtu.be/demo${String(index).padStart(7, '0')}` : null,
      featured: random.chance(0.06),
      architecturalStyle: random.chance(0.92) ? style : null,
      neighborhood: place,
      facts: randomFacts(random.fork('facts')),
      features: features.filter(() => random.chance(0.3)).slice(0, 9),
      ...(multifamily ? {} : randomAvailability(random.fork('statement'), `generated-${index}`)),
    },
    createdAt: new Date(Date.UTC(2025, 11, 1) + index * 31_000 * 60).toISOString(),
    images: [facade, ...rooms.filter(() => random.chance(0.5))].map(({ file }) => image(file)),
    units: multifamily ? units(random.fork('units'), `generated-${index}`) : [],
  }
}

const units = (random: Random, name: string): ExampleUnit[] =>
  Array.from({ length: random.whole(2, 6) }, (_, i) => {
    const drawn = unit(String(i + 1), random.whole(0, 3), random.whole(1, 2), random.whole(40, 140) * 10)
    const availability = randomAvailability(random.fork(`statement ${i}`), `${name}-${i + 1}`)
    return { ...drawn, fields: { ...drawn.fields, ...availability, facts: randomFacts(random.fork(`facts ${i}`)) } }
  })
