import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], { env, encoding: 'utf8' })

// Without a local endpoint the SDK would use the table of a real AWS account.
test('a table on AWS is never filled with example content', () => {
  const { status, stderr } = run({ TABLE_NAME: 'porchlight', AWS_REGION: 'us-east-1', ORIGINALS_BUCKET: 'originals' })
  expect(stderr).toContain('Example content is never written to a table on AWS.')
  expect(status).toBe(1)
})

test('nothing is written if example content is off', () => {
  expect(run({ PORCHLIGHT_DEMO: 'off' })).toMatchObject({ status: 0, stderr: '', stdout: '' })
})
