import { Annotations, Match } from 'aws-cdk-lib/assertions'
import { App, Aspects } from 'aws-cdk-lib/core'
import { AwsSolutionsChecks, NagSuppressions } from 'cdk-nag'
import { describe, expect, it } from 'vitest'
import settings from '../cdk.json' with { type: 'json' }
import { acceptedFindings } from './fixtures/accepted-findings.ts'
import { standIns } from './fixtures/stand-ins.ts'
import { temporaryFolder } from './fixtures/temporary-folder.ts'
import { addPorchlight } from './porchlight.ts'

const app = new App({ outdir: temporaryFolder(), context: settings.context })
const { storage, application } = addPorchlight(app, standIns())
Aspects.of(app).add(new AwsSolutionsChecks({ reports: false }))
for (const { path: construct, findings } of acceptedFindings) {
  const stack = construct.startsWith('/PorchlightStorage-prod') ? storage : application
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
