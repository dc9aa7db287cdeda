import { expect, test } from 'vitest'
import { printResults } from './print-results.ts'

test('prints plain sentences and a summary in the last line', () => {
  const printed: string[] = []
  expect(
    printResults(
      [
        { check: 'pages are styled', finding: '/ is shown bare.' },
        { check: 'x', skipped: 'none' },
      ],
      (line) => printed.push(line),
    ),
  ).toBe(false)
  expect(printed).toEqual(['WRONG  pages are styled: / is shown bare.', 'ok     x (none)', '1 of 2 checks failed.'])
})
