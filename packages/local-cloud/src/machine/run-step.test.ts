import { expect, test } from 'vitest'
import { reasonIn } from './run-step.ts'

test('a failed step shows its message without the stack', () => {
  const output = `/somewhere/esbuild/lib/main.js:1752
  let error = new Error(text);
              ^

Error: Build failed with 1 error:
functions/src/a.ts:28:7: ERROR: Expected ";" but found "error"
    at failureErrorWithLog (/somewhere/esbuild/lib/main.js:1752:15)
    at Socket.emit (node:events:514:28) {
  errors: [Getter/Setter],
  warnings: [Getter/Setter]
}

Node.js v24.21.0
`
  expect(reasonIn(output)).toBe(
    'Error: Build failed with 1 error:\nfunctions/src/a.ts:28:7: ERROR: Expected ";" but found "error"',
  )
})

test('output without a known message format is shown unchanged', () => {
  expect(reasonIn('something odd\n')).toBe('something odd')
  expect(reasonIn('')).toBe('it said nothing')
})
