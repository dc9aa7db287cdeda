import { door, type Example, paragraphs, room, street, unit } from './example.ts'

export const dallasBuildings: readonly Example[] = [
  {
    name: 'gaston-gardens',
    fields: {
      title: 'Gaston Gardens',
      description: paragraphs(
        'Six apartments in pale brick, built in 1929 around a court with a fountain that has been switched off in every drought since and on again after every one of them.',
        'Each flat has windows on three sides, a telephone niche, and a kitchen door to the back stair, which is where everybody actually meets. Cats are welcome. Several come with the building.',
        'Lakewood\'s theater, bakery and hardware store are all within six blocks.',
      ),
      location: 'dallas', propertyType: 'multifamily', address: '6120 Gaston Gardens, Lakewood, Dallas, TX 75214',
      bedrooms: 2, bathrooms: 1, squareFeet: 980, youtubeUrl: 'https://youtu.be/Gast0nGrdn6', featured: false, architecturalStyle: 'Multifamily Building',
      features: ['Courtyard fountain', 'Windows on three sides', 'Cats welcome', 'Covered parking'],
    },
    createdAt: '2026-10-16T12:30:00.000Z',
    drawn: { style: 'Multifamily Building', season: 'spring', number: '6120' },
    views: [street('morning', null), door('golden', null), room('living', 'morning', 'Front flat, first floor'), room('bedroom', 'day', null)],
    units: [
      unit('1', 2, 1, 980, 'First floor front. Fireplace, telephone niche, garden door.', [room('living', 'golden', null, 'one'), room('kitchen', 'morning', null, 'one')], 'https://www.youtube.com/watch?v=Gast0nUnit1&t=10'),
      unit('2', 2, 1, 980, 'First floor back, by the fountain.', [room('bedroom', 'morning', null, 'one')]),
      unit('3', 1, 1, 720),
      unit('4', 1, 1, 720, 'Morning sun; afternoon shade.'),
      unit('5', 2, 1, 0, 'Second floor front with the long balcony.', [room('living', 'dusk', null, 'two')]),
      unit('6', 2, 2, 1040, 'Second bath added in 2021.', [room('bath', 'day', null, 'one')]),
    ],
  },
  {
    name: 'columbia-moderne',
    fields: {
      title: 'The Columbia Moderne',
      description: paragraphs(
        'Four flats and a doctor\'s office, said the permit of 1936. The doctor is gone; his glass-block waiting room is now the nicest lobby in East Dallas.',
        'Rounded corners outside, rounded corners inside. Casements swing wide on both sides of every living room, so the evening breeze goes straight through, which is how people slept here before there was air conditioning.',
      ),
      location: 'dallas', propertyType: 'multifamily', address: '4804 Columbia Crescent, East Dallas, TX 75226',
      bedrooms: 1, bathrooms: 1, squareFeet: 0, youtubeUrl: null, featured: false, architecturalStyle: 'Art Deco',
      features: ['Glass-block lobby', 'Casement windows', 'Breeze-through plan'],
    },
    createdAt: '2026-06-04T10:20:00.000Z',
    drawn: { style: 'Art Deco', season: 'autumn', number: '4804' },
    views: [street('morning', null), door('dusk', 'The canopy lights'), room('living', 'day', null), room('kitchen', 'golden', null)],
    units: [
      unit('North', 1, 1, 690, 'Quiet side.', [room('living', 'morning', null, 'one')]),
      unit('East', 1, 1, 700, 'Morning sun, round corner.', [room('bedroom', 'morning', null, 'one')]),
      unit('South', 2, 1, 880, 'Two exposures and the larger kitchen.', [room('kitchen', 'day', null, 'one')]),
      unit('West', 1, 1, null, null),
    ],
  },
  {
    name: 'peak-suburban-rowhouses',
    fields: {
      title: 'Peak Street Rowhouses',
      description: paragraphs(
        'Three rowhouses under one parapet, each with its own front door, its own stair and its own strip of garden at the back. They went up in 1911 for conductors on the Peak line and have been well used ever since.',
        'We have kept them as three: it would have been easy to cut them into nine.',
      ),
      location: 'dallas', propertyType: 'multifamily', address: '1408 Peak Terrace, Peak\'s Suburban Addition, Dallas, TX 75204',
      bedrooms: 2, bathrooms: 1.5, squareFeet: 1250, youtubeUrl: null, featured: false, architecturalStyle: 'Multifamily Building', features: ['Own front door', 'Strip gardens', 'Cellars'],
    },
    createdAt: '2026-04-27T08:45:00.000Z',
    drawn: { style: 'Multifamily Building', season: 'autumn', number: '1408' },
    views: [street('dusk', null), door('golden', null), room('living', 'rain', null), room('kitchen', 'morning', null)],
    units: [
      unit('1408 A', 2, 1, 1250, 'End of the row, windows on the side.', [room('living', 'golden', null, 'one')]),
      unit('1408 B', 2, 1, 1230, 'Middle house, warmest in winter.'),
      unit('1408 C', 3, 2, 1480, 'Built out into the attic; garden runs to the alley.', [room('bedroom', 'golden', null, 'one'), room('bath', 'day', null, 'one')], 'https://www.youtube.com/shorts/PeakR0wC003'),
    ],
  },
  {
    name: 'vickery-walkup',
    fields: {
      title: 'Vickery Walk-Up',
      description: paragraphs(
        'A five-flat with outside stairs, deep shade and the cheerful sound of somebody practicing the trumpet, only ever until eight.',
        'Simple apartments, kept very well: new windows, good locks, gas ranges, quick repairs. That is the whole pitch.',
      ),
      location: 'dallas', propertyType: 'multifamily', address: '5730 Vickery Way, Lower Greenville, Dallas, TX 75206',
      bedrooms: 1, bathrooms: 1, squareFeet: 610, youtubeUrl: null, featured: false, architecturalStyle: null, features: ['Gas ranges', 'Quick repairs'],
    },
    createdAt: '2026-03-05T18:00:00.000Z',
    drawn: { style: 'Single Family Home', season: 'autumn', number: '5730' },
    views: [street('rain', null), door('dusk', null), room('kitchen', 'day', null)],
    units: [unit('1', 1, 1, 610, 'Ground floor.', [room('kitchen', 'day', null, 'one')]), unit('2', 1, 1, 610), unit('3', 1, 1, 610, null, [room('living', 'rain', null, 'one')]), unit('4', 0, 1, 0, 'Studio over the stair.'), unit('5', 2, 1, 790, 'The trumpet lives here.')],
  },
]
