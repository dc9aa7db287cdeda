import { expect, test } from 'vitest'
import { paragraphs } from './prose.tsx'

test('splits paragraphs at blank lines and keeps line breaks', () => {
  expect(paragraphs('One\r\ntwo\r\n\r\n\r\nThree\n  \nFour\n')).toEqual(['One\ntwo', 'Three', 'Four'])
})

test('returns one paragraph without a break, none for an empty text', () => {
  expect(paragraphs('One')).toEqual(['One'])
  expect(paragraphs(' \n\n ')).toEqual([])
})
