import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// Without a local endpoint the SDK would use the table of a real AWS account.
test('a table on AWS is never filled with example content', () => {
  const env = { TABLE_NAME: 'porchlight', AWS_REGION: 'us-east-1', ORIGINALS_BUCKET: 'originals' }
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
  expect(stderr).toContain('Example content is never written to a table on AWS.')
  expect(status).toBe(1)
})
