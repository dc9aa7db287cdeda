import { limits } from '@porchlight/contract/limits'
import { expect, test } from 'vitest'
import { csv, home, id, plan, unit, unitId } from './sheets-test.ts'

const problemsOf = async (...args: Parameters<typeof plan>) =>
  (await plan(...args)).problems.map(({ file, row, column, text }) => [file, row, column, text])

test('every slip is named by row and column, and holds back its home alone', async () => {
  const text = csv(
    'Property ID,Version,Title,Location,Bedrooms,Bathrooms,Available From,Description',
    `${id(1)},4,,"Paris",3,2.5,,A house.`,
    `${id(2)},3,Moved,"Atlanta, GA",many,2.3,2026-02-30,`,
    `${id(3)},4,Good,"Atlanta, GA",3,2.5,,A house.`,
    `${id(9)},4,Elsewhere,"Atlanta, GA",3,2.5,,A house.`,
    `nonsense,4,x,"Atlanta, GA",3,2.5,,A house.`,
    `,,,"Atlanta, GA",3,2.5,,A house.`,
    `${id(4)},4,One,"Atlanta, GA",3,2.5,,A house.`,
    `${id(4)},4,Two,"Atlanta, GA",3,2.5,,A house.`,
    `${id(5)},four,Three,"Atlanta, GA",3,2.5,,${'x'.repeat(limits.description + 1)}`,
  )
  const { homes, problems, leftOut } = await plan(
    text,
    [1, 2, 3, 4, 5].map((n) => home(n)),
  )
  expect(homes.map(({ title }) => title)).toEqual(['Home 3'])
  expect(leftOut).toEqual(['Home 1', 'Home 2', 'Home 4', 'Home 5'])
  expect(problems.map(({ row, column, text }) => [row, column, text])).toEqual([
    [2, 'Location', '"Paris" is none of: Atlanta, GA; Dallas, TX'],
    [2, 'Title', 'Title is required'],
    [3, 'Description', 'Description is required'],
    [3, 'Bedrooms', 'Bedrooms must be a whole number, 0 or greater'],
    [3, 'Bathrooms', 'Bathrooms must be 0 or greater, in half steps'],
    [3, 'Available From', 'Available From must be a day of the calendar, or empty'],
    [3, 'Version', expect.stringContaining('Somebody has saved this since')],
    [5, 'Property ID', expect.stringContaining('no home with this ID here')],
    [6, 'Property ID', expect.stringContaining('"nonsense" is no ID of a home')],
    [7, 'Title', 'Title is required'],
    [9, 'Property ID', 'The same ID stands in row 8 of 1.csv.'],
    [10, 'Description', 'Description is too long'],
    [10, 'Version', expect.stringContaining('"four" is no version')],
  ])
})

test('units of an unknown building, of another one, of a house and twice the same are named', async () => {
  const text = csv(
    'Unit ID,Property ID,Property,Unit Number',
    `${unitId(9, 1)},,,1`,
    `${unitId(1, 5)},,,5`,
    `${unitId(2, 1)},${id(1)},,1`,
    ',,Nowhere,1',
    ',,,1',
    ',,Twin,1',
    `,${id(3)},,1`,
    `,${id(6)},,7`,
    `,${id(6)},,7`,
    'x,,,1',
  )
  const homes = [home(1), home(2), home(3, { propertyType: 'single-family' }), home(6)]
  const twins = [home(4, { title: 'Twin' }), home(5, { title: 'Twin' })]
  expect(await problemsOf(text, [...homes, ...twins], [unit(2, 1)])).toEqual(
    [
      [2, 'Unit ID', 'no home with this ID'],
      [3, 'Unit ID', 'no unit with this ID'],
      [4, 'Property ID', 'belongs to another home'],
      [5, 'Property', 'no home with the title "Nowhere"'],
      [6, 'Property', 'needs the ID or the title'],
      [7, 'Property', 'Several homes have the title "Twin"'],
      [8, 'Property', 'single-family'],
      [10, 'Unit Number', 'Another row adds a unit 7'],
      [11, 'Unit ID', '"x" is no ID of a unit'],
    ].map(([row, column, words]) => ['1.csv', row, column, expect.stringContaining(String(words))]),
  )
})

test('more units of a building than one step holds are named', async () => {
  const rows = Array.from({ length: limits.unitsPerSheet + 1 }, (_, n) => `,${id(1)},${n}x`)
  expect(await problemsOf(csv('Unit ID,Property ID,Unit Number', ...rows), [home(1)])).toEqual([
    ['1.csv', 2, undefined, expect.stringContaining(`More than ${limits.unitsPerSheet} units`)],
  ])
  expect(await problemsOf(csv('Unit ID,Property ID,Unit Number', ...rows.slice(1)), [home(1)])).toEqual([])
})

test('unknown columns are named; what makes a file unreadable keeps all of it from being imported', async () => {
  const unknown = await plan(csv('Property ID,Title,Rent,', `${id(1)},New,900,`), [home(1)])
  expect(unknown).toMatchObject({ unknown: ['Rent'], homes: [{ title: 'Home 1' }], problems: [] })
  const refused = async (text: string) => {
    const { homes, problems } = await plan(text, [home(1)])
    expect(homes).toEqual([])
    return problems.map(({ row, column, text }) => [row, column, text])
  }
  const title = `${id(1)},New`
  expect(await refused(csv('Property ID,Title,title', `${title},x`))).toEqual([
    [1, 'title', 'This column is there twice.'],
  ])
  expect(await refused(csv('Title', 'New'))).toEqual([[1, 'Property ID', expect.stringContaining('is missing')]])
  expect(await refused(csv('Property ID,Title', `${title},x`))).toEqual([
    [2, undefined, expect.stringContaining('more cells')],
  ])
  expect(await refused(csv('Property ID,Title', `${id(1)},"New`))).toEqual([
    [2, undefined, expect.stringContaining('quotation mark')],
  ])
  expect(await refused(csv('Name,Colour', 'x,y'))).toEqual([
    [1, undefined, expect.stringContaining('none of the headings')],
  ])
  expect(await refused('')).toEqual([[undefined, undefined, 'This file is empty.']])
  expect(await refused('PK\u0003\u0004')).toEqual([[undefined, undefined, expect.stringContaining('workbook')]])
})

test('empty cells at the end of a row may be missing, as Excel leaves them out', async () => {
  const { homes, problems } = await plan(csv('Property ID,Title,Address', `${id(1)},New`), [home(1)])
  expect(problems).toEqual([])
  expect(homes[0]?.input?.property).toEqual({ title: 'New', address: null, version: 4 })
})

test('two columns that have changed places are told', async () => {
  const homes = [home(1, { bedrooms: 3, bathrooms: 2 }), home(2, { bedrooms: 4, bathrooms: 1 })]
  const swapped = csv('Property ID,Bathrooms,Bedrooms', `${id(1)},3,2`, `${id(2)},4,1`)
  const { notes } = await plan(swapped, homes)
  expect(notes).toEqual([
    { file: '1.csv', row: 2, text: '"Bedrooms" and "Bathrooms" have changed places. Are these two columns swapped?' },
  ])
  const meant = csv('Property ID,Bathrooms,Bedrooms', `${id(1)},3,2`, `${id(2)},2,2`)
  expect((await plan(meant, homes)).notes).toEqual([])
})
