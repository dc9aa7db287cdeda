import { door, type Example, paragraphs, room, street } from './example.ts'

export const dallasHouses: readonly Example[] = [
  {
    name: 'swiss-avenue-prairie',
    fields: {
      title: 'Foursquare near Swiss Avenue',
      description: paragraphs(
        'One street over from the mansions of Swiss Avenue, with the same live oaks and a good deal less to mow. Built in 1914 of brick the color of a ripe peach, this foursquare has wide eaves, a wide stair and a wide porch, and is generous in all the places that count.',
        'The dining room seats twelve; there are people who have counted. Upstairs, a sleeping porch at the back was glassed in long ago and makes the best office in East Dallas.',
        'In the evening the whole street walks its dogs past the porch. You will know everybody by the second week.',
      ),
      location: 'dallas', propertyType: 'single-family', address: '5218 Sycamore Row, Swiss Avenue area, Dallas, TX 75214',
      bedrooms: 4, bathrooms: 3, squareFeet: 2910, youtubeUrl: 'https://www.youtube.com/watch?v=Sw1ssAveTx9', featured: true, architecturalStyle: 'Single Family Home',
      features: ['Live oaks', 'Glassed sleeping porch', 'Dining room for twelve', 'Butler\'s pantry', 'Detached garage', 'Limestone walk'],
    },
    createdAt: '2026-11-02T19:15:00.000Z',
    drawn: { style: 'Single Family Home', season: 'spring', number: '5218' },
    views: [street('golden', 'Under the live oaks'), door('dusk', null), room('living', 'golden', 'Front room'), room('kitchen', 'morning', 'Breakfast end of the kitchen'), room('bedroom', 'day', null), room('bath', 'morning', null)],
    units: [],
  },
  {
    name: 'junius-heights-bungalow',
    fields: {
      title: 'Junius Heights Bungalow with Stone Piers',
      description: paragraphs(
        'Junius Heights has more Craftsman bungalows than any other district in Dallas, and after twenty-odd years of looking after them we still have favorites. This is one: five piers of honey-colored stone, a gable full of sticks, and a front door that weighs as much as a pony.',
        'Original box beams in the living room, original swing on the porch, entirely unoriginal insulation in the attic.',
      ),
      location: 'dallas', propertyType: 'single-family', address: '720 Glasgow Bend, Junius Heights, Dallas, TX 75223',
      bedrooms: 3, bathrooms: 2, squareFeet: 1640, youtubeUrl: null, featured: false, architecturalStyle: 'Craftsman Bungalow',
      features: ['Stone piers', 'Box beams', 'Porch swing', 'Detached studio', 'Drought-wise garden'],
    },
    createdAt: '2026-03-21T14:00:00.000Z',
    drawn: { style: 'Craftsman Bungalow', season: 'summer', number: '720' },
    views: [street('dusk', 'Nine o\'clock in June'), door('golden', null), room('living', 'golden', 'Box beams and a brick hearth'), room('kitchen', 'day', null), room('bedroom', 'morning', null)],
    units: [],
  },
  {
    name: 'munger-place-victorian',
    fields: {
      title: 'Munger Place Tower House',
      description: paragraphs(
        'When Munger Place was laid out in 1905, the rules said two stories, a minimum price and no fences in front. The rules did not mention towers, so the first owner built one.',
        'It holds a breakfast room below and a very good place to read above. The rest of the house is a Victorian on its best behavior: wide hall, double parlor, four bedrooms that open onto one another and onto the gallery.',
        'The air conditioning is modern, silent and, in a Dallas August, devoutly appreciated.',
      ),
      location: 'dallas', propertyType: 'single-family', address: '5007 Reiger Circle, Munger Place, Dallas, TX 75214',
      bedrooms: 4, bathrooms: 2.5, squareFeet: 3020, youtubeUrl: 'youtube.com/watch?app=desktop&v=MungerTwr05', featured: false, architecturalStyle: 'Victorian Charmer',
      features: ['Tower breakfast room', 'Double parlor', 'Upstairs gallery'],
    },
    createdAt: '2025-12-12T11:30:00.000Z',
    drawn: { style: 'Victorian Charmer', season: 'summer', number: '5007' },
    views: [street('dusk', null), door('golden', 'Spindles and leaded glass'), room('living', 'morning', null), room('bath', 'golden', null)],
    units: [],
  },
  {
    name: 'hollywood-heights-cottage',
    fields: {
      title: 'Hollywood Heights Storybook Cottage',
      description: paragraphs(
        'A steep roof, a round-headed window over the door, and a chimney that looks as if it should have a stork on it: Hollywood Heights was built in the twenties and thirties for people who had been to the pictures and wanted to live in one.',
        'The living room has a barrel ceiling. The bathroom has its original lavender tile, and we have been offered money to take it out and more money to leave it.',
        'White Rock Creek trail is at the end of the road.',
      ),
      location: 'dallas', propertyType: 'single-family', address: '6834 Lakeshore Knot, Hollywood Heights, Dallas, TX 75214',
      bedrooms: 2, bathrooms: 1.5, squareFeet: 1380, youtubeUrl: null, featured: false, architecturalStyle: 'Historic Cottage',
      features: ['Barrel ceiling', 'Lavender tile bath', 'Climbing roses', 'Trail at the end of the road'],
    },
    createdAt: '2026-05-03T09:00:00.000Z',
    drawn: { style: 'Historic Cottage', season: 'spring', number: '6834' },
    views: [street('golden', 'The street in bloom'), door('morning', null), room('living', 'golden', null), room('kitchen', 'morning', null), room('bath', 'day', 'We left it in')],
    units: [],
  },
  {
    name: 'lakewood-deco',
    fields: {
      title: 'Streamline',
      description: paragraphs(
        'In 1938 a radio engineer built himself a house that looked like a radio. Curved corners, speed lines, a stair tower lit like a dial: the neighbors wrote to the newspaper about it. Now they bring their guests to see it.',
        'It is a delight to live in. Corner windows put the garden on two sides of every room, the terrazzo stays cool all summer, and the built-in bar has a place for exactly sixteen glasses.',
        'The neon star on the fin works. Please do switch it on.',
      ),
      location: 'dallas', propertyType: 'single-family', address: '2430 Abrams Crest, Lakewood, Dallas, TX 75214',
      bedrooms: 3, bathrooms: 2, squareFeet: 2150, youtubeUrl: 'https://www.youtube.com/shorts/Str3aml1neD?feature=share', featured: false, architecturalStyle: 'Art Deco',
      features: ['Terrazzo floors', 'Corner windows', 'Built-in bar', 'Working neon', 'Roof terrace'],
    },
    createdAt: '2026-08-25T20:00:00.000Z',
    drawn: { style: 'Art Deco', season: 'summer', number: '2430' },
    views: [street('dusk', 'With the star switched on'), street('golden', null), door('golden', null), room('living', 'golden', 'Sixteen glasses'), room('kitchen', 'day', null), room('bath', 'morning', null)],
    units: [],
  },
  {
    name: 'lake-highlands-modern',
    fields: {
      title: 'Limestone & Glass above White Rock Lake',
      description: paragraphs(
        'Big sky needs big windows. This house has them on the lake side, floor to ceiling, with a limestone wall at its back to keep out the afternoon.',
        'The plan is one long room with everything in it and a quieter wing for sleeping. In spring the sails come past the kitchen.',
      ),
      location: 'dallas', propertyType: 'single-family', address: null,
      bedrooms: 3, bathrooms: 2.5, squareFeet: 2480, youtubeUrl: null, featured: false, architecturalStyle: 'Modern',
      features: ['Lake view', 'Limestone hearth', 'Two-car carport', 'Native grasses'],
    },
    createdAt: '2026-09-29T13:35:00.000Z',
    drawn: { style: 'Modern', season: 'summer', number: '308' },
    views: [street('golden', null), door('dusk', null), room('living', 'dusk', 'The lake at dusk'), room('bedroom', 'morning', null)],
    units: [],
  },
  {
    name: 'santa-fe-cottage',
    fields: {
      title: 'Railroad Cottage by the Santa Fe Trail',
      description: paragraphs(
        'Built for a track foreman in 1908, when the trail was still a railroad. The trains are gone and the bicycles are quieter.',
        'Three rooms in a row, a porch at each end and a pecan tree that does most of the landscaping. The listing leaves the size open because nobody agrees on whether the back porch counts.',
      ),
      location: 'dallas', propertyType: 'single-family', address: '4615 Parry Spur, East Dallas, TX 75226',
      bedrooms: 1, bathrooms: null, squareFeet: null, youtubeUrl: null, featured: false, architecturalStyle: null, features: [],
    },
    createdAt: '2026-01-08T10:40:00.000Z',
    drawn: { style: 'Historic Cottage', season: 'winter', number: '4615' },
    views: [street('day', 'January sun'), door('day', null), room('living', 'rain', null)],
    units: [],
  },
  {
    name: 'bryan-place-loft',
    fields: {
      title: 'Bakery Loft',
      description: paragraphs(
        'Until 1983 this was where the neighborhood\'s bread came from, and on humid days the brick still remembers. A single loft over two floors: oven hall below, flour store above, and a spiral stair that we have carried exactly one sofa up.',
        'Thick walls, tall steel windows, a dock for bicycles, and a fig tree that has decided to live in the light well.',
      ),
      location: 'dallas', propertyType: 'single-family', address: '3319 Swiss Spur, Bryan Place, Dallas, TX 75204',
      bedrooms: 2, bathrooms: 2, squareFeet: 1760, youtubeUrl: null, featured: false, architecturalStyle: 'Industrial Loft',
      features: ['Spiral stair', 'Brick ovens', 'Light well with fig'],
    },
    createdAt: '2026-02-09T16:05:00.000Z',
    drawn: { style: 'Industrial Loft', season: 'spring', number: '3319' },
    views: [street('golden', null), door('golden', null), room('living', 'day', 'The oven hall'), room('bedroom', 'golden', null)],
    units: [],
  },
]
