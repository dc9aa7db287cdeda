import { door, type Example, paragraphs, room, street, unit } from './example.ts'

export const atlantaBuildings: readonly Example[] = [
  {
    name: 'ponce-court',
    fields: {
      title: 'Ponce Court Apartments',
      description: paragraphs(
        'Twelve flats around a planted court, built in 1926 when the streetcar ran out front and every kitchen had an icebox door to the hall. The icebox doors are still there. They make excellent places for parcels.',
        'The flats are quiet, deep and well lit, with French doors to a balcony on the upper floors, arched openings between living and dining rooms, and real plaster on every wall.',
        'Laundry and bicycles live in the basement; a resident gardener looks after the boxwoods and will talk to you about them.',
      ),
      location: 'atlanta', propertyType: 'multifamily', address: '905 Ponce Court NE, Virginia-Highland, Atlanta, GA 30306',
      bedrooms: 2, bathrooms: 1, squareFeet: 860, youtubeUrl: 'https://www.youtube.com/watch?v=P0nceC0urt1&feature=share', featured: true, architecturalStyle: 'Multifamily Building',
      features: ['Planted courtyard', 'Balconies', 'Bicycle room', 'Basement laundry', 'Resident gardener'],
    },
    createdAt: '2026-07-07T12:00:00.000Z',
    drawn: { style: 'Multifamily Building', season: 'summer', number: '905' },
    views: [street('golden', 'The court from across Ponce'), door('dusk', 'Shared entry, under the pediment'), room('living', 'day', 'Living room of a front flat'), room('kitchen', 'day', null), room('bedroom', 'morning', null)],
    units: [
      unit('101', 1, 1, 640, 'Ground floor, garden side. Original built-in hutch, gas range, no stairs.', [room('living', 'morning', null, 'one'), room('kitchen', 'day', null, 'one')]),
      unit('102', 1, 1, 640, 'Ground floor, street side. Deep window seats.', [room('living', 'day', null, 'two')]),
      unit('103', 2, 1, 860, 'Corner flat with dining room and pantry.'),
      unit('104', 2, 1, 0, 'Being measured again after the kitchen was moved.'),
      unit('201', 1, 1, 655, 'French doors to a balcony over the court.', [room('bedroom', 'morning', null, 'one')], 'https://youtu.be/P0nce201abc'),
      unit('202', 1, 1, 655),
      unit('203', 2, 1, 875, 'Corner flat; two exposures in every room.', [room('living', 'golden', 'Evening sun', 'one'), room('bath', 'day', null, 'one')]),
      unit('204', 2, 1, 875, null),
      unit('301', 1, 1, 655, 'Top floor. Balcony, treetops, nobody above.', [room('bedroom', 'golden', null, 'two')]),
      unit('302', 0, 1, 430, 'Studio with a fold-down bed and a proper kitchen.'),
      unit('303', 2, 2, 910, 'The only flat with two baths.', [room('bath', 'morning', null, 'two')]),
      unit('304', 3, 2, null, 'Two flats joined in the 1950s by somebody with six children.'),
    ],
  },
  {
    name: 'old-fourth-ward-works',
    fields: {
      title: 'The Works at Auburn Siding',
      description: paragraphs(
        'A printing works with its brick scrubbed and its boilers gone. Eight lofts share the loading dock, the freight lift and the best roof in the Old Fourth Ward: you can see the gold dome, the water tower and, in July, four sets of fireworks at once.',
        'Ceilings are fourteen feet, walls are three bricks thick. Musicians like it here, and so do their neighbors.',
      ),
      location: 'atlanta', propertyType: 'multifamily', address: '240 Auburn Siding NE, Old Fourth Ward, Atlanta, GA 30312',
      bedrooms: 1, bathrooms: 1.5, squareFeet: 1100, youtubeUrl: 'https://vimeo.com/76979871', featured: false, architecturalStyle: 'Industrial Loft',
      features: ['Roof terrace', 'Freight lift', 'Secure parking', 'Three-brick walls'],
    },
    createdAt: '2026-05-19T15:40:00.000Z',
    drawn: { style: 'Industrial Loft', season: 'summer', number: '240' },
    views: [street('dusk', null), door('dusk', 'The old loading dock'), room('living', 'rain', null), room('kitchen', 'golden', null)],
    units: [
      unit('A', 1, 1, 980, 'Dock level, wide door, polished slab.', [room('living', 'day', null, 'one')]),
      unit('B', 1, 1, 1010, 'Dock level with mezzanine.'),
      unit('C', 2, 2, 1340, 'Corner, eleven windows.', [room('kitchen', 'day', null, 'one'), room('bedroom', 'morning', null, 'one')], 'https://www.youtube.com/embed/W0rksLoftC1'),
      unit('D', 1, 1, 0, null),
      unit('E', 2, 1, 1185, 'The old typesetting room; north light.', [room('living', 'morning', 'North light', 'two')]),
      unit('F', 2, 2, 1290),
      unit('G', 1, 1, 940, 'Smallest and warmest.'),
      unit('Penthouse', 3, 2, 1875, 'The water tower is yours to look at, not to climb.', [room('living', 'dusk', null, 'three'), room('bath', 'day', null, 'one')]),
    ],
  },
  {
    name: 'home-park-duplex',
    fields: {
      title: 'Home Park Duplex',
      description: paragraphs(
        'Two flats, one above the other, under one broad bungalow roof. The downstairs has the porch; the upstairs has the view. Both have the same oak floors, tall windows and new kitchens.',
        'Ten minutes on foot to campus, and on a street where people still know whose cat that is.',
      ),
      location: 'atlanta', propertyType: 'multifamily', address: '1027 Calhoun Walk NW, Home Park, Atlanta, GA 30318',
      bedrooms: null, bathrooms: 2, squareFeet: 2100, youtubeUrl: null, featured: false, architecturalStyle: 'Craftsman Bungalow',
      features: ['Shared garden', 'Two porches'],
    },
    createdAt: '2026-01-30T17:25:00.000Z',
    drawn: { style: 'Craftsman Bungalow', season: 'winter', number: '1027' },
    views: [street('morning', 'A bright January morning'), door('morning', null), room('living', 'morning', null)],
    units: [
      unit('Down', 2, 1, 1050, 'Front porch, side garden, cellar.', [room('kitchen', 'morning', null, 'one')]),
      unit('Up', 2, 1, 1050, 'Sleeping porch under the eaves.', [room('bedroom', 'golden', null, 'one')], 'https://www.youtube.com/watch?v=H0mePkUpst1'),
    ],
  },
  {
    name: 'summerhill-terrace',
    fields: {
      title: 'Summerhill Terrace, Opening in Spring',
      description: paragraphs(
        'We are taking this three-story walk-up back to its brick and building it out again, one stair at a time. Floors are down, windows are in, and the courtyard fig survived everything.',
        'Units will be listed here as they are finished. Until then, the outside is all we can show.',
      ),
      location: 'atlanta', propertyType: 'multifamily', address: '71 Georgia Terrace SE, Summerhill, Atlanta, GA 30312',
      bedrooms: null, bathrooms: null, squareFeet: null, youtubeUrl: null, featured: false, architecturalStyle: 'Multifamily Building', features: ['Courtyard with a fig tree'],
    },
    createdAt: '2026-10-05T07:50:00.000Z',
    drawn: { style: 'Multifamily Building', season: 'winter', number: '71' },
    views: [street('rain', 'The scaffolding came down on Tuesday')],
    units: [],
  },
]
