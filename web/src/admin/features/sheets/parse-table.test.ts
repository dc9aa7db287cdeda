import { expect, test, vi } from 'vitest'
import { parseTable } from './parse-table.ts'

const known = (heading: string) => ['Title', 'Address', 'Features'].includes(heading)
const parse = (text: string) => parseTable(text, known)

test.each([',', ';', '\t'])('columns parted by %j are told by the headings', async (mark) => {
  const text = [`Title${mark}Address`, `"A${mark} B, C; D"${mark}x`].join('\n')
  expect((await parse(text)).rows).toEqual([
    { number: 1, cells: ['Title', 'Address'] },
    { number: 2, cells: [`A${mark} B, C; D`, 'x'] },
  ])
})

test('a heading with commas in it does not mislead', async () => {
  const { rows } = await parse('Title;Address;"a,b,c,d,e,f"\n1;2;3')
  expect(rows[1]?.cells).toEqual(['1', '2', '3'])
})

test("Excel's own line names the separator, and counts as a row", async () => {
  expect((await parse('sep=;\nTitle;x,y,z\n1;2')).rows).toEqual([
    { number: 2, cells: ['Title', 'x,y,z'] },
    { number: 3, cells: ['1', '2'] },
  ])
})

test('a cell keeps its quotation marks and lines; the next row has the number that a spreadsheet gives it', async () => {
  expect((await parse('Title,Address\n"One ""two""\n\nthree",x\n\n,\nFour,y\n')).rows).toEqual([
    { number: 1, cells: ['Title', 'Address'] },
    { number: 2, cells: ['One "two"\n\nthree', 'x'] },
    { number: 5, cells: ['Four', 'y'] },
  ])
})

test('a quotation mark that never closes is told with its row', async () => {
  expect(await parse('Title,Address\n1,2\n3,"4\n5,6\n')).toMatchObject({ openQuote: 3 })
})

test('5,000 rows with long cells over many lines come whole, and the page answers meanwhile', async () => {
  const long = 'A "quoted" line, and more;\n'.repeat(40)
  const cell = `"${long.replaceAll('"', '""')}"`
  const text = `Title,Address\n${Array.from({ length: 5000 }, (_, n) => `${n},${cell}`).join('\n')}\n`
  // a clock by which each piece takes too long
  let ms = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    ms += 20
    return ms
  })
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  })
  const { rows } = await parse(text)
  clearInterval(ticking)
  expect(rows).toHaveLength(5001)
  expect(rows.at(-1)).toEqual({ number: 5001, cells: ['4999', long] })
  expect(new Set(rows.map(({ cells }) => cells.length))).toEqual(new Set([2]))
  expect(turns).toBeGreaterThan(50)
})

test('a cell longer than what is parsed at once comes whole', async () => {
  const long = 'x\n'.repeat(400_000)
  const { rows } = await parse(`Title,Address\n"${long}",1\n2,3`)
  expect(rows.map(({ cells }) => cells[0]?.length)).toEqual([5, long.length, 1])
})
