import { expect, test } from 'vitest'
import { propertiesSheet, unitsSheet } from '../features/sheets/write-sheet.ts'
import { csv, home, id, kinds, plan, unit, unitId } from './sheets-test.ts'

/** Texts that a spreadsheet, CSV or an import could mistake. */
const awkward = [
  '=1+1',
  "'=1",
  '-x',
  '@x',
  '\tx',
  '007',
  'A "b", c; d',
  'one\ntwo\r\nthree',
  'é 家 😀',
  ' spaced ',
  "'",
  ';',
  '1-2',
  'TRUE',
]

test('the sheets begin with a byte order mark, have CRLF between rows, numbers as numbers, days in ISO', () => {
  const text = propertiesSheet(kinds, [home(1, { availability: 'soon', availableFrom: '2026-12-01', featured: true })])
  expect(text).toBe(
    `\ufeff${csv(
      'Property ID,Version,Title,Description,Location,Property Type,Address,Bedrooms,Bathrooms,Square Feet,Architectural Style,Features,YouTube Video URL,Featured property,Availability,Available From,Listing Link',
      `${id(1)},4,Home 1,A house.,"Atlanta, GA",Multifamily,1 Elm Street,3,2.5,1850,,"Porch, Garden",,Yes,Available soon,2026-12-01,`,
      '',
    )}`,
  )
  expect(unitsSheet(kinds, [unit(1, 7)])).toBe(
    `\ufeff${csv(
      'Unit ID,Version,Property ID,Property,Unit Number,Bedrooms,Bathrooms,Square Feet,Features,YouTube Video URL,Availability,Available From,Listing Link',
      `${unitId(1, 7)},2,${id(1)},Home 1,7,1,1,0,,,,,`,
      '',
    )}`,
  )
})

test('formulas are defused', () => {
  const text = propertiesSheet(kinds, [home(1, { title: '=HYPERLINK("http://x","y")', features: ['+1'] })])
  expect(text).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
  expect(text).toContain(",'+1,")
})

test('what was exported changes nothing, whatever is stored', async () => {
  const homes = awkward.map((text, n) =>
    home(n + 1, { title: text, description: text, address: text, architecturalStyle: text, features: [text, 'a, b'] }),
  )
  const units = awkward.map((text, n) => unit(n + 1, 1, { unitNumber: text, features: text, propertyTitle: text }))
  const sheets = [propertiesSheet(kinds, homes), unitsSheet(kinds, units)]
  expect(await plan(sheets, homes, units)).toMatchObject({
    homes: [],
    problems: [],
    notes: [],
    unknown: [],
    unchanged: homes.length + units.length,
  })
})

test('awkward texts arrive as they were in a home that has others', async () => {
  const wanted = awkward.map((text, n) => home(n + 1, { description: `x${text}`, address: text.trim() || 'x' }))
  const { homes, problems } = await plan(
    propertiesSheet(kinds, wanted),
    wanted.map((_, n) => home(n + 1, { title: wanted[n]?.title ?? '' })),
  )
  expect(problems).toEqual([])
  const arrived = new Map(homes.map(({ rows, input }) => [rows.propertyId, input?.property]))
  for (const { id, description, address } of wanted) {
    const oneLineEnd = (text: string | null) => text?.replaceAll('\r\n', '\n').trim()
    expect(arrived.get(id)).toMatchObject({ description: oneLineEnd(description), address: oneLineEnd(address) })
  }
})

test('only fields that differ are sent, with the version; columns may stand in any order, and be missing', async () => {
  const text = csv('Square Feet;title;PROPERTY ID;Version', `1,900;New;${id(1)};4`, `1850;Home 2;${id(2)};4`)
  const { homes, unchanged } = await plan(text, [home(1), home(2)])
  expect(homes).toMatchObject([
    {
      title: 'Home 1',
      input: { property: { title: 'New', squareFeet: 1900, version: 4 } },
      changes: [
        {
          name: '',
          changes: [
            { label: 'Title', before: 'Home 1', after: 'New' },
            { label: 'Square Feet', before: '1850', after: '1900' },
          ],
        },
      ],
    },
  ])
  expect(Object.keys(homes[0]?.input?.property ?? {}).toSorted()).toEqual(['squareFeet', 'title', 'version'])
  expect(unchanged).toBe(1)
})

test('cells as Excel saves them are read', async () => {
  const text = csv(
    'Property ID,Featured property,Available From,Availability,Location,Property Type,Bathrooms,Address',
    `${id(1)},TRUE,6/1/2027,Available soon,dallas,single-family,"1,5",`,
  )
  const { homes, problems } = await plan(text, [home(1)])
  expect(problems).toEqual([])
  expect(homes[0]?.input?.property).toEqual({
    featured: true,
    availability: 'soon',
    availableFrom: '2027-06-01',
    location: 'dallas',
    propertyType: 'single-family',
    bathrooms: 1.5,
    address: null,
    version: 4,
  })
  expect(homes[0]?.changes[0]?.changes).toContainEqual({ label: 'Available From', before: '', after: 'June 1, 2027' })
})

test('a home and its units are one step; a row without an ID is a new unit', async () => {
  const units = csv(
    'Unit ID,Property ID,Property,Unit Number,Bedrooms,Version',
    `${unitId(1, 1)},,,1,4,2`,
    `,${id(1)},,2A,2,`,
    ',,Home 1,2B,,',
    `,${id(1)},,1,9,`,
  )
  const { homes, notes, problems } = await plan(
    [csv('Property ID,Title', `${id(1)},New`), units],
    [home(1)],
    [unit(1, 1)],
  )
  expect(problems).toEqual([])
  expect(homes).toMatchObject([
    {
      input: {
        property: { title: 'New', version: 4 },
        units: [{ id: unitId(1, 1), bedrooms: 4, version: 2 }],
        newUnits: [
          { unitNumber: '2A', bedrooms: 2, bathrooms: 0 },
          { unitNumber: '2B', bedrooms: 0 },
        ],
      },
    },
  ])
  expect(homes[0]?.input?.newUnits?.every((added) => added.id.startsWith(`${id(1)}.`))).toBe(true)
  expect(notes).toEqual([
    { file: '2.csv', row: 5, column: 'Unit Number', text: 'There is a unit 1 already. This row adds nothing.' },
  ])
})

test('a row without an ID is a new home, as a draft; one whose title is there already adds nothing', async () => {
  const text = csv(
    'Property ID,Title,Description,Location,Bathrooms',
    ',The Alder,A house.,Dallas,1.5',
    ',Home 1,A house.,Dallas,2',
    ',Twin,A house.,Dallas,2',
    ',Twin,A house.,Dallas,2',
  )
  const { homes, notes, problems } = await plan(text, [home(1)])
  expect(homes).toMatchObject([
    {
      title: 'The Alder',
      rows: { isNew: true },
      creation: {
        property: {
          title: 'The Alder',
          location: 'dallas',
          propertyType: 'multifamily',
          bathrooms: 1.5,
          status: 'draft',
        },
        images: [],
      },
    },
    { title: 'Twin' },
  ])
  expect(homes[0]?.creation?.property.id).toBe(homes[0]?.rows.propertyId)
  expect(notes.map(({ row, text }) => [row, text])).toEqual([
    [3, 'There is a home with the title "Home 1" already. This row adds nothing.'],
  ])
  expect(problems.map(({ row, column }) => [row, column])).toEqual([[5, 'Title']])
})

test('5,000 rows are compared while the page answers', async () => {
  const homes = Array.from({ length: 5000 }, (_, n) => home(n + 1))
  const text = propertiesSheet(
    kinds,
    homes.map((stored) => ({ ...stored, title: `${stored.title} anew` })),
  )
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  })
  const { homes: changed, problems } = await plan(text, homes)
  clearInterval(ticking)
  expect([changed.length, problems.length]).toEqual([5000, 0])
  expect(turns).toBeGreaterThan(5)
})
