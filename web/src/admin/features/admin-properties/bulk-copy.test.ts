import { expect, test } from 'vitest'
import { bulkCopy } from './bulk-copy.ts'

test.each([bulkCopy.question, bulkCopy.examples.question])(
  'a question about one property does not say "them"',
  (of) => {
    expect(Object.values(of(1)).join(' ')).not.toMatch(/\b(they|them|properties|examples)\b/i)
    expect(of(1).cancel).toBe('Keep it')
    expect(of(2).text).toContain('you can restore them under')
    expect(of(2).cancel).toBe('Keep them')
  },
)
