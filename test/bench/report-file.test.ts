import { expect, test } from 'vitest'
import { decisionsSection, withSections } from './report-file.ts'

const report = '# Report\n\nHead.\n\n## A\n\n1\n\n## B\n\n1\n'

test('a section that was measured again replaces its former version, and the others stay', () => {
  expect(withSections(report, ['## B\n\n2\n'])).toBe('# Report\n\nHead.\n\n## A\n\n1\n\n## B\n\n2\n')
  expect(withSections(report, ['## A\n\n2\n'])).toBe('# Report\n\nHead.\n\n## A\n\n2\n\n## B\n\n1\n')
})

test('a new section follows the section measured before it', () => {
  expect(withSections(report, ['## A\n\n2\n', '## C\n\n1\n'])).toBe(
    '# Report\n\nHead.\n\n## A\n\n2\n\n## C\n\n1\n\n## B\n\n1\n',
  )
  expect(withSections(report, ['## C\n\n1\n'])).toBe(`${report}\n## C\n\n1\n`)
  expect(withSections('# Report\n\nHead.\n', ['## A\n\n1\n'])).toBe('# Report\n\nHead.\n\n## A\n\n1\n')
})

test('a run of all benchmarks keeps the measurements that are written by hand', () => {
  const byHand = '## Measurements behind decisions\n\n### A\n\n1\n\n'
  expect(decisionsSection(`# Report\n\n${byHand}## B\n\n1\n`)).toBe(byHand)
  expect(decisionsSection(report)).toBe('')
  expect(withSections(`# Report\n\n${byHand}`, ['## B\n\n2\n'])).toBe(`# Report\n\n${byHand}## B\n\n2\n`)
})
