import { expect, test } from 'vitest'
import { imageInputSchema } from '../images/image.ts'
import { propertyFieldsSchema } from '../properties/property.ts'
import { unitFieldsSchema } from '../properties/unit.ts'
import { emptyIfInvisible, trimText } from './trim-text.ts'

const invisible: Record<string, string> = {
  nothing: '',
  spaces: ' \t\r\n\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
  controls: '\u0001\u001f\u007f\u0085\u009f',
  'zero-width characters': '\u200b\u200c\u200d\u2060\u2061\u2064\u034f\u180e',
  'marks of direction': '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  'a soft hyphen': '\u00ad',
  'Hangul fillers': '\u115f\u1160\u3164\uffa0',
  'Khmer vowels that are not drawn': '\u17b4\u17b5',
  'variation selectors': '\ufe00\ufe0f\u180b\u{e0100}\u{e01ef}',
  tags: '\u{e0001}\u{e0020}\u{e007f}',
  'annotation marks': '\ufff9\ufffa\ufffb',
  'an empty Braille pattern': '\u2800',
  'musical formats': '\u{1d159}\u{1d173}\u{1d17a}',
}
const visible = [
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '❤️',
  'é',
  'بيت',
  '\u200fבית\u200f',
  '\u3164가',
  'می‌خواهم',
  'ក្សា',
  '#',
  '.',
  '\u{10ffff}',
]

test.each(Object.entries({ ...invisible, 'all of that': Object.values(invisible).join('') }))(
  '%s is as good as nothing typed',
  (_, text) => {
    const issues = (schema: { safeParse: (value: object) => { error?: { issues: { path: PropertyKey[] }[] } } }) =>
      schema.safeParse({ title: text, description: text, unitNumber: text }).error?.issues.map(({ path }) => path[0])
    expect(trimText(text)).toBe('')
    expect(issues(propertyFieldsSchema)).toEqual(expect.arrayContaining(['title', 'description']))
    expect(issues(unitFieldsSchema)).toContain('unitNumber')
    expect(imageInputSchema.parse({ url: '/x', caption: text }).caption).toBe('')
  },
)

test.each(visible)('%s stays as it was typed, with all that joins and directs it', (text) => {
  expect([emptyIfInvisible(text), trimText(` ${text}\n`)]).toEqual([text, text])
  expect(emptyIfInvisible(` ${text} `)).toBe(` ${text} `)
})
