import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))
const utf16 = (text: string, order: 'le' | 'be') =>
  [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0)
    return order === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255]
  })

test.each([
  ['UTF-8', bytes('Title,é ü 家')],
  ['UTF-8 with a byte order mark', bytes([0xef, 0xbb, 0xbf], 'Title,é ü 家')],
  ['UTF-16 with a byte order mark', bytes([0xff, 0xfe], utf16('Title,é ü 家', 'le'))],
  ['UTF-16, the other way around', bytes([0xfe, 0xff], utf16('Title,é ü 家', 'be'))],
  ['UTF-16 without a byte order mark', bytes(utf16('Title,é ü 家', 'le'))],
  ['UTF-16 without one, the other way around', bytes(utf16('Title,é ü 家', 'be'))],
])('%s is read', (_, file) => {
  expect(readText(file)).toEqual({ text: 'Title,é ü 家', isWestern: false })
})

test('Windows-1252 is read, and told, since nothing in it says so', () => {
  expect(readText(bytes('Caf', [0xe9], ' ', [0x93], 'x', [0x94], ' ', [0x80]))).toEqual({
    text: 'Café “x” €',
    isWestern: true,
  })
})

test('all line ends become one', () => {
  expect(readText(bytes('a\r\nb\rc\n'))).toEqual({ text: 'a\nb\nc\n', isWestern: false })
})

test.each([
  ['a workbook of today', bytes('PK', [3, 4], 'rest'), 'workbook'],
  ['a workbook of before 2007', bytes([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'workbook'],
  ['a picture', bytes([0x89], 'PNG', [0, 0, 0, 13]), 'binary'],
  ['a text that is too large', new Uint8Array(20_000_001).fill(97), 'size'],
])('%s is refused', (_, file, refused) => {
  expect(readText(file)).toEqual({ refused })
})

test('an empty file is an empty text', () => {
  expect(readText(bytes())).toEqual({ text: '', isWestern: false })
})
