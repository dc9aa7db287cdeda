import { limits } from '@porchlight/contract/limits'
import { afterAll, expect, test } from 'vitest'
import { csvFile } from '../../../../test/support/functions/import-files.ts'
import { startPlanningSite } from '../../../../test/support/functions/planning-site.ts'

const site = await startPlanningSite()
afterAll(() => site.stop())

test('every mistake is named by row and column, and only its property is not imported', async () => {
  const properties = await site.newProperties(5)
  const [one, two, three, four, five] = properties.map(({ id }) => id)
  const known = ';Atlanta, GA;3;2.5;;A Victorian with a wide porch.'
  const plan = await site.planOf(
    csvFile(
      'a.csv',
      'Property ID;Version;Title;Location;Bedrooms;Bathrooms;Available From;Description',
      `${one};1;;Paris;3;2.5;;A Victorian with a wide porch.`,
      `${two};3;Moved;Atlanta, GA;many;2.3;2026-02-30;`,
      `${three};1;Good${known}`,
      `${crypto.randomUUID()};1;Elsewhere${known}`,
      `nonsense;1;x${known}`,
      `;;${known}`,
      `${four};1;One${known}`,
      `${four};1;Two${known}`,
      `${five};four;Three;Atlanta, GA;3;2.5;;${'x'.repeat(limits.description + 1)}`,
    ),
  )
  expect(plan.properties.map(({ imported }) => imported.id)).toEqual([three])
  expect(plan.leftOut).toHaveLength(4)
  expect(plan.problems.map(({ row, column, text }) => [row, column, text])).toEqual([
    [2, 'Title', 'Title is required'],
    [2, 'Location', '"Paris" is not one of: Atlanta, GA; Dallas, TX'],
    [3, 'Description', 'Description is required'],
    [3, 'Bedrooms', 'Bedrooms must be a whole number, 0 or greater'],
    [3, 'Bathrooms', 'Bathrooms must be 0 or greater, in half steps'],
    [3, 'Available From', 'Available From must be a valid date, such as June 1, 2027, or empty'],
    [3, 'Version', expect.stringContaining('Someone has saved this since')],
    [5, 'Property ID', expect.stringContaining('no home with this ID')],
    [6, 'Property ID', expect.stringContaining('"nonsense" is not the ID of a home')],
    [7, 'Title', 'Title is required'],
    [9, 'Property ID', 'Row 8 of a.csv has the same ID.'],
    [10, 'Description', 'Description is too long'],
    [10, 'Version', expect.stringContaining('"four" is not a version')],
  ])
})

test('units of an unknown building, another building or a house, and duplicates, are named', async () => {
  const [one, two, building] = (await site.newProperties(3)).map(({ id }) => id)
  const [house] = (await site.newProperties(1, { propertyType: 'single-family' })).map(({ id }) => id)
  const twin = `Twin ${crypto.randomUUID()}`
  await site.newProperties(2, { title: twin })
  const unit = await site.newUnit(two ?? '', '1')
  const file = csvFile(
    'a.csv',
    'Unit ID;Property ID;Property;Unit Number',
    `${crypto.randomUUID()}.${crypto.randomUUID()};;;1`,
    `${one}.${crypto.randomUUID()};;;5`,
    `${unit.id};${one};;1`,
    ';;Nowhere;1',
    ';;;1',
    `;;${twin};1`,
    `;${house};;1`,
    `;${building};;7`,
    `;${building};;7`,
    'x;;;1',
  )
  expect((await site.planOf(file)).problems.map(({ row, column, text }) => [row, column, text])).toEqual(
    [
      [2, 'Unit ID', 'no home with this ID'],
      [3, 'Unit ID', 'no unit with this ID'],
      [4, 'Property ID', 'belongs to another home'],
      [5, 'Property', 'no home with the title "Nowhere"'],
      [6, 'Property', 'needs the ID or the title'],
      [7, 'Property', 'Several homes have the title'],
      [8, 'Property', 'single-family'],
      [10, 'Unit Number', 'Another row also adds unit 7'],
      [11, 'Unit ID', '"x" is not the ID of a unit'],
    ].map(([row, column, text]) => [row, column, expect.stringContaining(String(text))]),
  )
})

test('a building that exceeds one transaction is refused by name', async () => {
  const [{ id = '', title = '' } = {}] = await site.newProperties(1)
  const rows = Array.from({ length: limits.unitsPerTransaction + 1 }, (_, n) => `;${id};${n}x`)
  const head = 'Unit ID;Property ID;Unit Number'
  const { properties, problems } = await site.planOf(csvFile('a.csv', head, ...rows))
  expect(properties).toEqual([])
  expect(problems).toEqual([
    { file: 'a.csv', row: 2, text: `More than 49 units of "${title}" at once. Import them in parts.` },
  ])
  const { properties: fitting } = await site.planOf(csvFile('a.csv', head, ...rows.slice(1)))
  expect(fitting[0]?.imported.newUnits).toHaveLength(limits.unitsPerTransaction)
})

test('a file with invalid columns prevents the import of everything', async () => {
  const [{ id = '' } = {}] = await site.newProperties(1)
  const good = csvFile('good.csv', 'Property ID;Title', `${id};New`)
  const refused = async (...rows: string[]) => {
    const { properties, problems } = await site.planOf(good, csvFile('bad.csv', ...rows))
    expect(properties).toEqual([])
    return problems
  }
  const file = 'bad.csv'
  expect(await refused('Property ID;Title;title', `${id};New;x`)).toEqual([
    { file, row: 1, column: 'title', text: 'This column appears twice.' },
  ])
  expect(await refused('Title', 'New')).toMatchObject([{ row: 1, column: 'Property ID' }])
  expect(await refused('Property ID;Title', `${id};New;x`)).toMatchObject([
    { row: 2, text: expect.stringContaining('more cells') },
  ])
  expect(await refused('Name;Color', 'x;y')).toMatchObject([
    { row: 1, text: expect.stringContaining('none of our column names') },
  ])
  expect(await refused('', ';;')).toEqual([{ file, text: 'This file is empty.' }])
})

test('empty cells at the end of a row may be missing, and empty rows count', async () => {
  const [{ id = '' } = {}] = await site.newProperties(1)
  const { properties, problems } = await site.planOf(
    csvFile('a.csv', '', 'Property ID;Title;Address', ';;', `${id};New`),
  )
  expect(problems).toEqual([])
  expect(properties[0]?.rows[0]?.row).toBe(4)
  expect(properties[0]?.imported.property?.fields).toEqual({ title: 'New', address: null })
})
