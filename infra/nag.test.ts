import path from 'node:path'
import { Annotations, Match } from 'aws-cdk-lib/assertions'
import { App, Aspects } from 'aws-cdk-lib/core'
import { AwsSolutionsChecks, NagSuppressions } from 'cdk-nag'
import { describe, expect, it } from 'vitest'
import settings from '../cdk.json' with { type: 'json' }
import { acceptedFindings } from './fixtures/accepted-findings.ts'
import { standIns } from './fixtures/stand-in-site.ts'
import { addPorchlight } from './porchlight.ts'

const { folder, bundles, staged } = standIns()
const app = new App({ outdir: path.join(folder, 'cdk.out'), context: settings.context })
const { storage, application } = addPorchlight(app, { bundles, staged })
Aspects.of(app).add(new AwsSolutionsChecks({ reports: false }))
for (const { path: construct, findings } of acceptedFindings) {
  const stack = construct.startsWith('/PorchlightStorage') ? storage : application
  NagSuppressions.addResourceSuppressionsByPath(stack, construct, findings, true)
}

describe('cdk-nag finds nothing that is not accepted with a reason', () => {
  it('among its errors', () => {
    expect(() => app.synth()).not.toThrow()
  })

  it.each([storage, application])('among its warnings on $stackName', (stack) => {
    const warnings = Annotations.fromStack(stack).findWarning('*', Match.stringLikeRegexp('^AwsSolutions-'))
    expect(warnings.map(({ entry }) => entry.data)).toEqual([])
  })
})
