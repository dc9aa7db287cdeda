import { expect, test } from 'vitest'
import { paragraphs } from './prose.tsx'

test('blank lines part paragraphs and single line breaks stay', () => {
  expect(paragraphs('One\r\ntwo\r\n\r\n\r\nThree\n  \nFour\n')).toEqual(['One\ntwo', 'Three', 'Four'])
})

test('a text without a break is one paragraph, an empty one none', () => {
  expect(paragraphs('One')).toEqual(['One'])
  expect(paragraphs(' \n\n ')).toEqual([])
})
