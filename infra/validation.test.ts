import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { everythingOn } from '../test/support/infra/everything-on.ts'
import { addStacks } from '../test/support/infra/minimal-assembly.ts'

afterEach(() => vi.unstubAllEnvs())

test('the CDK’s own validation finds nothing in the templates of a stage with everything turned on', () => {
  // The other tests skip it (vitest.config.ts).
  vi.stubEnv('CDK_VALIDATION', 'true')
  const { app, outdir } = addStacks(everythingOn)
  app.synth()
  const report = readFileSync(path.join(outdir, 'validation-report.json'), 'utf8')
  expect(JSON.parse(report)).toMatchObject({ pluginReports: [] })
})
