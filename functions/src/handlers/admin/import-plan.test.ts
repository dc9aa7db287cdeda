import { afterAll, expect, test } from 'vitest'
import { csvFile, exportedProperties, exportedUnits } from '../../../../test/support/functions/import-files.ts'
import { startPlanningSite } from '../../../../test/support/functions/planning-site.ts'

const site = await startPlanningSite()
afterAll(() => site.stop())

/** A spreadsheet, CSV or an import could mistake these texts. */
const awkward = [
  '=1+1',
  "'=1",
  '-x',
  '@x',
  '＝1',
  '007',
  'A "b", c; d',
  'one\ntwo\r\nthree',
  'é 家 😀',
  "'",
  ';',
  '1-2',
  'TRUE',
]

test('importing an export changes nothing, whatever is stored', async () => {
  const properties = []
  const units = []
  for (const text of awkward) {
    const property = await site.newProperty({ title: text, description: text, address: text, features: [text, 'a, b'] })
    properties.push(property)
    units.push(
      await site.newUnit(property.id, text, { features: text, availability: 'soon', availableFrom: '2099-06-01' }),
    )
  }
  expect(await site.planOf(exportedProperties(properties), exportedUnits(units))).toEqual({
    properties: [],
    problems: [],
    notes: [],
    leftOut: [],
    unknown: [],
    unchanged: 2 * awkward.length,
  })
})

test('every awkward text is imported as typed', async () => {
  const properties = await site.newProperties(awkward.length)
  const wanted = properties.map((property, n) => ({
    ...property,
    description: `x${awkward[n]}`,
    address: awkward[n] ?? '',
  }))
  const plan = await site.planOf(exportedProperties(wanted))
  expect(plan.problems).toEqual([])
  const arrived = new Map(plan.properties.map(({ imported }) => [imported.id, imported.property?.fields]))
  for (const { id, description, address } of wanted)
    expect(arrived.get(id)).toEqual({
      description: description.replaceAll('\r\n', '\n'),
      address: address.replaceAll('\r\n', '\n'),
    })
})

test('only changed fields are planned, with the version; columns may have any order or be missing', async () => {
  const [one, two] = await site.newProperties(2)
  const { properties, unchanged, unknown } = await site.planOf(
    csvFile(
      'a.csv',
      'Square Feet;title;PROPERTY ID;Version;Rent',
      `1,900;New;${one?.id};1;9`,
      `1850;${two?.title};${two?.id};1;9`,
    ),
  )
  expect(properties).toEqual([
    {
      title: one?.title,
      isNew: false,
      rows: [
        {
          file: 'a.csv',
          row: 2,
          isNew: false,
          changes: [
            { label: 'Title', before: one?.title, after: 'New' },
            { label: 'Square Feet', before: '1850', after: '1900' },
          ],
        },
      ],
      imported: { id: one?.id, property: { version: 1, fields: { title: 'New', squareFeet: 1900 } } },
    },
  ])
  expect([unchanged, unknown]).toEqual([1, ['Rent']])
})

test('cells are parsed as Excel saves them and displayed for people', async () => {
  const [property] = await site.newProperties(1)
  const { properties, problems } = await site.planOf(
    csvFile(
      'a.csv',
      'Property ID;Featured property;Available From;Availability;Location;Property Type;Bathrooms;Address',
      `${property?.id};FALSE;6/1/2099;Available soon;dallas;single-family;1,5;`,
    ),
  )
  expect(problems).toEqual([])
  expect(properties[0]?.imported.property?.fields).toEqual({
    featured: false,
    availability: 'soon',
    availableFrom: '2099-06-01',
    location: 'dallas',
    propertyType: 'single-family',
    bathrooms: 1.5,
    address: null,
  })
  expect(properties[0]?.rows[0]?.changes).toEqual(
    expect.arrayContaining([
      { label: 'Available From', before: '', after: 'June 1, 2099' },
      { label: 'Location', before: 'Intown Atlanta, GA', after: 'East Dallas, TX' },
      { label: 'Address', before: '12 Elizabeth Street', after: '' },
    ]),
  )
})

test('a day alone means "Available soon", in each kind of row', async () => {
  const [property] = await site.newProperties(1)
  const { properties } = await site.planOf(
    csvFile('a.csv', 'Property ID;Available From', `${property?.id};6/1/2099`),
    csvFile('b.csv', 'Property ID;Title;Description;Available From;Availability', ';New;Flat;6/1/2099;'),
    csvFile('c.csv', 'Unit ID;Property ID;Unit Number;Available From', `;${property?.id};7;6/1/2099`),
  )
  const soon = { availability: 'soon', availableFrom: '2099-06-01' }
  expect(properties.map(({ imported }) => imported)).toMatchObject([
    { property: { fields: soon }, newUnits: [{ fields: soon }] },
    { newProperty: soon },
  ])
  expect(properties[0]?.rows[0]?.changes).toEqual([
    { label: 'Availability', before: '', after: 'Available soon' },
    { label: 'Available From', before: '', after: 'June 1, 2099' },
  ])
})

test('an emptied availability stays "Available soon" while its day stays', async () => {
  const { id } = await site.newProperty({ availability: 'soon', availableFrom: '2099-06-01' })
  const planOf = (row: string) => site.planOf(csvFile('a.csv', 'Property ID;Availability;Available From', row))
  expect(await planOf(`${id};;2099-06-01`)).toMatchObject({ properties: [], unchanged: 1 })
  expect((await planOf(`${id};;`)).properties[0]?.imported.property?.fields).toEqual({
    availability: null,
    availableFrom: null,
  })
})

test('a property and its units are one plan; a unit row without an ID is a new unit', async () => {
  const [{ id = '', title = '' } = {}] = await site.newProperties(1)
  const unit = await site.newUnit(id, '1')
  const { properties, notes, problems } = await site.planOf(
    csvFile('homes.csv', 'Property ID;Title', `${id};New`),
    csvFile(
      'units.csv',
      'Unit ID;Property ID;Property;Unit Number;Bedrooms;Version',
      `${unit.id};;;1;4;1`,
      `;${id};;2A;2;`,
      `;;${title};2B;;`,
      `;${id};;1;9;`,
    ),
  )
  expect(problems).toEqual([])
  expect(properties).toMatchObject([
    {
      rows: [{ row: 2 }, { unit: '1', isNew: false }, { unit: '2A', isNew: true }, { unit: '2B', isNew: true }],
      imported: {
        property: { version: 1, fields: { title: 'New' } },
        units: [{ id: unit.id, version: 1, fields: { bedrooms: 4 } }],
        newUnits: [
          { fields: { unitNumber: '2A', bedrooms: 2, bathrooms: 0 } },
          { fields: { unitNumber: '2B', bedrooms: 0 } },
        ],
      },
    },
  ])
  expect(notes).toEqual([
    { file: 'units.csv', row: 5, column: 'Unit Number', text: 'Unit 1 already exists. This row adds nothing.' },
  ])
})

test('a row without an ID is a new property; one whose title exists adds nothing', async () => {
  const [existing] = await site.newProperties(1)
  const twin = `Twin ${crypto.randomUUID()}`
  const { properties, notes, problems, leftOut } = await site.planOf(
    csvFile(
      'a.csv',
      'Property ID;Title;Description;Location;Bathrooms',
      ';The Alder;A house.;Dallas, TX;1.5',
      `;${existing?.title};A house.;Dallas, TX;2`,
      `;${twin};A house.;Dallas, TX;2`,
      `;${twin};A house.;Dallas, TX;2`,
    ),
  )
  expect(properties).toMatchObject([
    {
      title: 'The Alder',
      isNew: true,
      imported: {
        newProperty: { title: 'The Alder', location: 'dallas', propertyType: 'multifamily', bathrooms: 1.5 },
      },
    },
    { title: twin },
  ])
  expect(notes.map(({ row, text }) => [row, text])).toEqual([[3, expect.stringContaining('This row adds nothing')]])
  expect(problems).toMatchObject([
    { row: 5, column: 'Title', text: 'Row 4 of a.csv also adds a home with this title.' },
  ])
  expect(leftOut).toEqual([twin])
})
