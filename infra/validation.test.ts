import { readFileSync } from 'node:fs'
import path from 'node:path'
import { App } from 'aws-cdk-lib/core'
import { afterEach, expect, test, vi } from 'vitest'
import { everythingOn } from '../test/support/infra/everything-on.ts'
import { minimalAssembly } from '../test/support/infra/minimal-assembly.ts'
import { temporaryFolder } from '../test/support/infra/temporary-folder.ts'
import { context } from './context.ts'
import { addPorchlight } from './porchlight.ts'

afterEach(() => vi.unstubAllEnvs())

test('the CDK’s own validation finds nothing in the templates of a stage with everything turned on', () => {
  // The other tests skip it (vitest.config.ts).
  vi.stubEnv('CDK_VALIDATION', 'true')
  const outdir = temporaryFolder()
  const app = new App({ outdir, context, analyticsReporting: false })
  const assembly = minimalAssembly()
  addPorchlight(app, { ...assembly, stage: { ...assembly.stage, ...everythingOn } })
  app.synth()
  const report = readFileSync(path.join(outdir, 'validation-report.json'), 'utf8')
  expect(JSON.parse(report)).toMatchObject({ pluginReports: [] })
})
