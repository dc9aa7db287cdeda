import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))
const utf16 = (text: string, order: 'le' | 'be') =>
  [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0)
    return order === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255]
  })
const rowsOf = (text: string) => {
  const read = readCsv('a.csv', bytes(text))
  return 'file' in read ? read.file.rows : read.problem
}

test.each([
  ['UTF-8', bytes('Title,é ü 家')],
  ['UTF-8 with a byte order mark', bytes([0xef, 0xbb, 0xbf], 'Title,é ü 家')],
  ['UTF-16 with a byte order mark', bytes([0xff, 0xfe], utf16('Title,é ü 家', 'le'))],
  ['UTF-16, the other way around', bytes([0xfe, 0xff], utf16('Title,é ü 家', 'be'))],
])('%s is read', (_, file) => {
  expect(readCsv('a.csv', file)).toEqual({ file: { name: 'a.csv', rows: [['Title', 'é ü 家']] } })
})

test('Windows-1252 is read with a note, since it has no mark', () => {
  expect(readCsv('a.csv', bytes('Caf', [0xe9], ' ', [0x93], 'x', [0x94], ' ', [0x80]))).toEqual({
    file: { name: 'a.csv', rows: [['Café “x” €']] },
    note: { file: 'a.csv', text: expect.stringContaining('a.csv does not name its text encoding') },
  })
})

test.each([
  ['a current workbook', bytes('PK', [3, 4], 'rest'), 'This is a workbook.'],
  ['a workbook from before 2007', bytes([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'This is a workbook.'],
  ['an image', bytes([0x89], 'PNG', [0, 0, 0, 13]), 'This is not a CSV file.'],
])('%s is refused', (_, file, text) => {
  expect(readCsv('a.csv', file)).toEqual({ problem: { file: 'a.csv', text: expect.stringContaining(text) } })
})

test.each([',', ';', '\t'])('columns separated by %j are recognized', (mark) => {
  expect(rowsOf([`Title${mark}Address`, `"A${mark} B, C; D"${mark}x`].join('\r\n'))).toEqual([
    ['Title', 'Address'],
    [`A${mark} B, C; D`, 'x'],
  ])
})

test('commas in texts do not hide the semicolon as separator', () => {
  expect(rowsOf('Title;Address;Features\n1;a,b,c,d,e,f;3\n2;a,b,c,d,e,f;4')).toHaveProperty('1', [
    '1',
    'a,b,c,d,e,f',
    '3',
  ])
})

test("Excel's own line names the separator, and counts as a row", () => {
  expect(rowsOf('sep=;\r\nTitle;x,y,z\r1;2')).toEqual([[], ['Title', 'x,y,z'], ['1', '2']])
})

test('cells keep quotation marks and line breaks, and empty rows count', () => {
  expect(rowsOf('Title,Address\n"One ""two""\r\n\r\nthree",x\n\nFour,y')).toEqual([
    ['Title', 'Address'],
    ['One "two"\n\nthree', 'x'],
    [''],
    ['Four', 'y'],
  ])
})

test('a quotation mark that never closes is refused with its row', () => {
  expect(rowsOf('Title,Address\n1,2\n3,"4\n5,6\n')).toMatchObject({ file: 'a.csv', row: 3 })
  expect(rowsOf('sep=,\nTitle,Address\n1,2\n3,"4\n5,6\n')).toMatchObject({ row: 4 })
})
